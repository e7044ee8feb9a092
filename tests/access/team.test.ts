import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { SystemClock } from '../../src/adapters/system-clock.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { aMemberWithPassword, PASSWORD } from '../server/team/support/a-member.ts';
import { newRandom, SEED, sampleOf } from '../support/sample.ts';
import { TEAM_PASSWORD, TeamServer } from '../support/team-server.ts';
import { smallFields, smallTargets, tooWide, violationsOf } from './screen-checks.ts';

let database: TestDatabase;
let site: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await BuiltServer.over(database);
  await site.start({ MAP_TILES_URL: 'off' });
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});

afterAll(async () => {
  await browser?.close();
  site?.kill();
  await database?.drop();
});

const signIn = async (page: Page) => {
  await page.fill('[name=email]', 'elena@example.com');
  await page.fill('[name=password]', TEAM_PASSWORD);
  await page.click('[type=submit]');
};

type View = { path: string; server?: Partial<TeamServer>; act?: (page: Page) => Promise<unknown> };

const VIEWS: Record<string, View> = {
  'the sign-in': { path: '/team/', server: { step: 'none' } },
  'the second factor': {
    path: '/team/',
    server: { step: 'none', methods: ['totp', 'passkey'] },
    act: async (page) => {
      await signIn(page);
      await page.waitForSelector('[name=code]');
    },
  },
  'the enrolment': {
    path: '/team/',
    server: { step: 'none', methods: [] },
    act: async (page) => {
      await signIn(page);
      await page.locator('main button.MuiButton-contained:not([type=submit])').click();
      await page.waitForSelector('svg[role=img]');
    },
  },
  'the queues': { path: '/team/' },
  'the cases': { path: '/team/cases' },
  'a case': { path: '/team/cases/listing-reports-home-12/show' },
  'a case of a colleague': { path: '/team/cases/listing-reports-home-15/show' },
  'a decision': {
    path: '/team/cases/listing-reports-home-12/show',
    act: async (page) => {
      await page.getByRole('button', { name: 'Сваляне от сайта' }).click();
      await page.click('[role=dialog] [type=submit]');
    },
  },
  'the offer to undo': {
    path: '/team/cases/listing-reports-home-12/show',
    act: async (page) => {
      await page.getByRole('button', { name: 'Одобряване' }).click();
      await page.click('[role=dialog] [type=submit]');
      await page.getByRole('region', { name: 'Последно решение' }).waitFor();
      // The next case opens then.
      await page.waitForURL((url) => !url.pathname.includes('listing-reports-home-12'));
    },
  },
  'the decisions': { path: '/team/decisions' },
  'a decision with an objection': { path: '/team/decisions/7/show' },
  'the settings': {
    path: '/team/settings',
    act: (page) => page.getByRole('radio', { name: 'От избран момент' }).check(),
  },
  'the texts': { path: '/team/texts' },
  'a text': { path: '/team/texts/credits-left/show' },
  'the informational pages': { path: '/team/pages' },
  'an informational page': {
    path: '/team/pages/about-us/show',
    act: async (page) => {
      await page.getByRole('button', { name: 'Показване на сайта' }).click();
      await page.waitForSelector('iframe');
    },
  },
  'a list': { path: '/team/accounts' },
  'a record': { path: '/team/accounts/1/show' },
  'a timeline': { path: '/team/accounts/1/show/timeline' },
  'an action': {
    path: '/team/accounts/1/show',
    act: async (page) => {
      await page.locator('main .RaTopToolbar-root button, main .MuiToolbar-root button').first().click();
      await page.click('[role=dialog] [type=submit]');
    },
  },
  'a new member': { path: '/team/members/create' },
  'the audit log': { path: '/team/audit-log' },
  'a change': { path: '/team/audit-log/2/show' },
  'the search': { path: `/team/search?q=${encodeURIComponent('Иван')}` },
  'the calendar': { path: '/team/calendar?day=2026-11-23' },
  'the calendar of a day': { path: '/team/calendar?view=day&day=2026-11-24' },
  'a visit': {
    path: '/team/calendar?day=2026-11-23',
    act: (page) => page.getByRole('button', { name: /S-100032/ }).click(),
  },
  'a visit to move': {
    path: '/team/calendar?day=2026-11-23',
    act: async (page) => {
      await page.getByRole('button', { name: /S-100032/ }).click();
      await page.getByRole('button', { name: 'Преместване' }).click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  'the day sheet': { path: '/team/calendar/sheet?day=2026-11-23' },
  'the security page': { path: '/team/security' },
  'an unknown page': { path: '/team/unknown' },
  'a page without permission': { path: '/team/audit-log', server: { roles: ['support'] } },
};

const random = newRandom();

/** One of them a run, all of them in the full run. */
const LOOKS = [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const;

const SIGHTS = Object.entries(VIEWS).flatMap(([name, view]) =>
  sampleOf(LOOKS, 1, random).map(
    ([width, theme]) => [`${name}, ${width} pixels, ${theme}`, view, width, theme] as const,
  ),
);

describe(`The back office is accessible and keeps its content security policy (TEST_SEED=${SEED})`, () => {
  it.each(SIGHTS)('%s', async (_, view, width, theme) => {
    const server = Object.assign(new TeamServer(), { step: 'signed-in', now: new Date() }, view.server);
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    await page.route('**/api/team/**', async (route) => {
      const request = route.request();
      const { status, body } = server.answer(request.method(), request.url(), request.postDataJSON() ?? {});
      await route.fulfill({ status, json: body });
    });
    await page.goto(`${site.address}${view.path}`);
    await page.waitForSelector('h1:not(:empty)');
    await page.waitForLoadState('networkidle');
    await view.act?.(page);
    // An action may lead to another page, whose title follows its records.
    await page.waitForSelector('h1:not(:empty)', { state: 'attached' });
    const found = [
      ...(await violationsOf(page)),
      ...(await tooWide(page)),
      ...(await smallTargets(page)),
      ...(await smallFields(page)),
    ];
    await page.setViewportSize({ width: 320, height: 256 });
    expect([...found, ...(await tooWide(page)), ...complaints]).toEqual([]);
    await context.close();
  });
});

/** Time of the machine, as the built server uses it. */
const clock = new SystemClock();

describe('A member of the built server', () => {
  it('sets up an authenticator, reads the records, and adds a passkey for the next sign-in', async () => {
    const { email } = await aMemberWithPassword({ database, clock });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const signInWith = async () => {
      await page.fill('[name=email]', email);
      await page.fill('[name=password]', PASSWORD);
      await page.click('[type=submit]');
    };
    // A passkey needs a domain name, which an IP address is not.
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/team/accounts`);
    await signInWith();
    await page.getByRole('button', { name: 'Приложение за кодове' }).click();
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
    await page.fill('[name=code]', generateSync({ secret }));
    await page.click('[type=submit]');
    await page.getByRole('checkbox', { name: 'Запазих кодовете' }).check();
    await page.getByRole('button', { name: 'Продължаване' }).click();
    await page.getByRole('link', { name: 'Иван Петров' }).first().click();
    await page.getByText(email).waitFor();

    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/team/security`);
    await page.getByRole('button', { name: 'Добавяне на ключ' }).click();
    await page.fill('[name=name]', 'Лаптоп');
    await page.locator('[role=dialog] [type=submit]').click();
    await page.getByText('Лаптоп').first().waitFor();
    await page.getByRole('button', { name: 'Иван Петров' }).click();
    await page.getByRole('menuitem', { name: 'Изход' }).click();

    await signInWith();
    await page.getByRole('button', { name: 'Вход с ключ за достъп' }).click();
    await page.getByRole('heading', { name: 'Чакаща работа' }).waitFor();
    await context.close();
  });
});
