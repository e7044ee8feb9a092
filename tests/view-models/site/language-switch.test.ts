import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import {
  StoredTransferPayload,
  StoredConsent,
  StoredLanguage,
} from '../../../src/adapters/storage/stored-choices.ts';
import { routeOfPath } from '../../../src/container/match-route.ts';
import type { ShownLanguage, SiteAddresses } from '../../../src/core/shared/language.ts';
import { DomainCrossing } from '../../../src/core/site/session-transfer.ts';
import type { SessionTransfer } from '../../../src/core/site/session-transfer.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { LanguageSwitch } from '../../../src/view-models/site/language-switch.ts';
import { SITE_SETTINGS } from '../../support/site-settings.ts';

const domains: SiteAddresses = { bg: 'https://uyut.example', en: 'https://cosy.example' };

class NotedCrossing extends DomainCrossing {
  readonly went: string[] = [];
  cross(origin: string, secret: string, path: string): void {
    this.went.push(`${origin}${path} with ${secret}`);
  }
  follow(address: string): void {
    this.went.push(address);
  }
}

const routeOf = (path: string) => {
  const { name, params } = routeOfPath(path);
  return { route: name, params, meta: {} };
};

function aSwitch(host: string, { shown = 'bg' as ShownLanguage, addresses = domains } = {}) {
  const store = new MemoryTextStore();
  store.write('cart', '{"a":1}');
  const crossing = new NotedCrossing();
  const sessionTransfer = fakeGateway<SessionTransfer>({
    leaveSessionTransfer: () => ({ secret: 'secret' }),
  });
  const language = new LanguageSwitch(
    shown,
    host,
    { ...SITE_SETTINGS, addresses },
    new StoredLanguage(store),
    new StoredTransferPayload(store, new StoredConsent(store)),
    sessionTransfer,
    crossing,
    { routeOf },
  );
  return { language, store, sessionTransfer, crossing };
}

const lamps = { path: '/produkti/kategorii/3', query: { colour: ['oak', 'white'], defaultLang: ['bg'] } };

describe('The language switch', () => {
  it('leads to the same page on the other domain (LANG-04)', () => {
    expect(aSwitch('uyut.example').language.addressOf(lamps)).toBe(
      'https://cosy.example/product/category/3?colour=oak&colour=white',
    );
  });

  it('transfers the visitor’s stored data (LANG-11)', async () => {
    const { language, crossing, sessionTransfer } = aSwitch('uyut.example');
    await language.switch({ path: '/kolichka', query: {} });
    expect(sessionTransfer.inputs('leaveSessionTransfer')).toMatchObject([
      { cart: '{"a":1}', consent: 'undecided' },
    ]);
    expect(crossing.went).toEqual(['https://cosy.example/cart with secret']);
  });

  it.each([
    ['a developer’s host', 'localhost:3000', domains],
    ['a single domain', 'uyut.example', { bg: 'https://uyut.example' }],
  ])('changes the language in place on %s (LANG-05)', async (_, host, addresses) => {
    const { language, crossing, sessionTransfer } = aSwitch(host, { addresses });
    await language.switch(lamps);
    expect(crossing.went).toEqual(['/product/category/3?colour=oak&colour=white&defaultLang=en']);
    expect(sessionTransfer.inputs('leaveSessionTransfer')).toEqual([]);
  });

  it('stores the choice in defaultLang (LANG-03)', async () => {
    const { language, store } = aSwitch('localhost');
    await language.switch({ path: '/', query: {} });
    expect(store.read('defaultLang')).toBe('en');
  });

  it('stays on an unknown path', () => {
    const place = { path: '/nowhere', query: {} };
    expect(aSwitch('localhost').language.addressOf(place)).toBe('/nowhere?defaultLang=en');
  });

  it('leads from an English page to the Bulgarian one', () => {
    const { language } = aSwitch('cosy.example', { shown: 'en' });
    expect([language.language, language.other, language.inPlace]).toEqual(['en', 'bg', false]);
    expect(language.addressOf({ path: '/product/category/3', query: {} })).toBe(
      'https://uyut.example/produkti/kategorii/3',
    );
  });

  it('treats the debug language as a Bulgarian page (LANG-08)', () => {
    const { language } = aSwitch('localhost', { shown: 'debug' });
    expect([language.language, language.other]).toEqual(['bg', 'en']);
  });
});
