import type { Transaction } from 'kysely';
import type { AlertChannel, Frequency, MatchReason } from '../../../src/core/searches/saved-search.ts';
import { routeOfList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { withoutContacts } from '../../../src/core/shared/contact-patterns.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { FoundItem } from './found-items.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { formatsOf, sizedFile } from '../../../src/core/shared/picture.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';

/** Minimum width in pixels for a phone. The last format is the one most mail programs show. */
const PICTURE_WIDTH = 640;

/** Returns the full URL of a listing's picture for a card of a mail. */
export function mailPicture(origin: string, picture: Picture | null): { picture?: string } {
  if (!picture) return {};
  const format = formatsOf(picture).at(-1);
  const width = picture.widths?.find((one) => one >= PICTURE_WIDTH) ?? picture.widths?.at(-1);
  const path = width === undefined || !format ? picture.url : sizedFile(picture, width, format);
  return { picture: new URL(path, origin).href };
}

type Dependencies = Pick<SearchDependencies, 'texts' | 'addresses' | 'priceOrder'>;

/** One-click unsubscribe URL of the alerts of a search (RFC 8058). */
export const ALERTS_END = '/search-alerts/one-click/';

export async function mailConfirmation(
  { texts, addresses }: Dependencies,
  transaction: Transaction<Database>,
  { email, language, name, token }: { email: string; language: Language; name: string; token: string },
): Promise<void> {
  const t = texts.in(language);
  const subject = t('mail-search-confirm-subject');
  const { text, html } = layOutMail(subject, [
    { kind: 'text', text: t('mail-search-confirm-text', { name }) },
    {
      kind: 'link',
      label: t('mail-search-confirm-link'),
      address: addresses.of(language, 'SavedSearch', { token }, { confirm: '1' }),
    },
    { kind: 'text', text: t('mail-search-confirm-note') },
  ]);
  await queueMail(transaction, { recipient: email, language, subject, text, html });
}

/** Search in a mail: all matches (`items`), and the first ones, which the mail shows. */
export type AlertedSearch = SearchedList & {
  id: number;
  channel: AlertChannel;
  alertId: number;
  name: string;
  token: string;
  words: readonly string[];
  items: readonly number[];
  shown: readonly (FoundItem & { reason: MatchReason; oldPrice: number | null })[];
};

type AlertMail = {
  email: string;
  language: Language;
  frequency: Frequency;
  searches: readonly AlertedSearch[];
};

/** Writes one mail with the matches of a person's searches (FIND-02); none without matches. */
export function alertMails(
  deps: Dependencies,
  { email, language, frequency, searches }: AlertMail,
): (Mail & { uniqueKey: string })[] {
  const [first, ...others] = searches;
  if (!first) return [];
  const { subject, blocks } =
    others.length === 0 ? alertOf(deps, first, language) : digestOf(deps, searches, language);
  const { text, html } = layOutMail(subject, blocks);
  const ended = `${deps.addresses.origin(language)}${ALERTS_END}${first.token}`;
  const headers = {
    'List-Unsubscribe': `<${others.length === 0 ? ended : `${ended}?frequency=${frequency}`}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const uniqueKey = `search-alert:${first.alertId}`;
  return [{ recipient: email, language, subject, text, html, headers, uniqueKey }];
}

type Written = { subject: string; blocks: MailBlock[] };

function alertOf(deps: Dependencies, search: AlertedSearch, language: Language): Written {
  const { items, shown, kind, name, words } = search;
  const t = deps.texts.in(language);
  const { list, change, end, endAll } = linksOf(deps, search, language);
  const title = items.length === 1 && shown[0] ? withoutContacts(shown[0].title) : '';
  const subject = title === '' ? foundBy(deps, search, language) : t(`mail-alert-one-${kind}`, { title });
  const blocks: MailBlock[] = [
    { kind: 'text', text: t('mail-alert-search', { words: words.join(' · ') }) },
    ...cardsOf(deps, search, language),
    { kind: 'small', text: t('mail-alert-why', { name }), links: [list, change, end, endAll] },
  ];
  return { subject, blocks };
}

/** Mail of several searches, one section each. */
function digestOf(deps: Dependencies, searches: readonly AlertedSearch[], language: Language): Written {
  const t = deps.texts.in(language);
  // A listing may match several searches.
  const all = new Set(searches.flatMap(({ kind, items }) => items.map((id) => `${kind} ${id}`)));
  const [first] = searches;
  const blocks = searches.flatMap((search): MailBlock[] => {
    const { words } = search;
    const { list, change, end } = linksOf(deps, search, language);
    return [
      { kind: 'heading', text: foundBy(deps, search, language) },
      ...cardsOf(deps, search, language),
      {
        kind: 'small',
        text: t('mail-alert-search', { words: words.join(' · ') }),
        links: [list, change, end],
      },
    ];
  });
  return {
    subject: t('mail-digest-subject', { count: all.size, searches: searches.length }),
    blocks: [
      ...blocks,
      {
        kind: 'small',
        text: t('mail-digest-why'),
        links: first ? [linksOf(deps, first, language).endAll] : [],
      },
    ],
  };
}

/** Text with the number of matches. */
export const foundBy = (
  { texts }: Pick<Dependencies, 'texts'>,
  search: AlertedSearch,
  language: Language,
): string =>
  texts.in(language)(`mail-alert-subject-${search.kind}`, { count: search.items.length, name: search.name });

function cardsOf(deps: Dependencies, search: AlertedSearch, language: Language): MailBlock[] {
  const { addresses, texts, priceOrder } = deps;
  const { alertId, items, shown } = search;
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const link = linkTo(deps, search, language);
  return [
    ...shown.map((item): MailBlock => {
      const now = item.isMonthly ? t('mail-alert-monthly', { price: price(item.price) }) : price(item.price);
      return {
        kind: 'card',
        title: item.title,
        address: addresses.of(language, item.route, { id: item.id }),
        ...mailPicture(addresses.origin(language), item.picture),
        price: now,
        lines: [item.facts.join(' · '), reasonText(t, item, price)],
        quiet: { label: t('hide'), address: link({ alert: alertId, dismiss: item.id }) },
      };
    }),
    {
      kind: 'link',
      label: t(items.length > shown.length ? 'mail-alert-all' : 'mail-alert-open', { count: items.length }),
      address: link({ alert: alertId }),
    },
  ];
}

const linkTo =
  ({ addresses }: Dependencies, { token }: AlertedSearch, language: Language) =>
  (query: Record<string, string | number> = {}) =>
    addresses.of(language, 'SavedSearch', { token }, query);

function linksOf(deps: Dependencies, search: AlertedSearch, language: Language) {
  const t = deps.texts.in(language);
  const link = linkTo(deps, search, language);
  const list = routeOfList(search);
  return {
    list: {
      label: t('open-search'),
      address: deps.addresses.of(language, list.name, list.params, list.query),
    },
    change: { label: t('mail-alert-change'), address: link() },
    end: { label: t('end-search'), address: link({ end: 'one' }) },
    endAll: { label: t('end-all-searches'), address: link({ end: 'all' }) },
  };
}

function reasonText(
  t: ReturnType<SearchDependencies['texts']['in']>,
  { reason, oldPrice }: { reason: MatchReason; oldPrice: number | null },
  price: (stotinki: number) => string,
): string {
  if (reason === 'price' && oldPrice !== null) return t('search-reason-price', { price: price(oldPrice) });
  return t(reason === 'new' ? 'search-reason-new' : 'search-reason-changed');
}
