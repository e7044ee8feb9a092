import type { Transaction } from 'kysely';
import type { MatchReason } from '../../../src/core/searches/saved-search.ts';
import { routeOfList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { formatsOf, sizedFile } from '../../../src/core/shared/picture.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { FoundItem } from './found-items.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Parts = Pick<SearchDependencies, 'texts' | 'addresses' | 'priceOrder'>;

/** Where a mail program ends the alerts of a search by itself (RFC 8058). */
export const ALERTS_END = '/search-alerts/one-click/';

/** With the link that confirms; nobody has asked for this but whoever typed the address. */
export async function mailConfirmation(
  { texts, addresses }: Parts,
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

export type AlertMail = SearchedList & {
  alertId: number;
  email: string;
  language: Language;
  name: string;
  token: string;
  words: readonly string[];
  /** How many there are; `shown` are the first of them. */
  total: number;
  shown: readonly (FoundItem & { reason: MatchReason; oldPrice: number | null })[];
};

/** What a search found, in one mail (FIND-02). */
export async function mailAlert(
  { texts, addresses, priceOrder }: Parts,
  transaction: Transaction<Database>,
  alert: AlertMail,
): Promise<void> {
  const { alertId, email, language, name, token, total, shown, kind, words } = alert;
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const link = (query: Record<string, string | number> = {}) =>
    addresses.of(language, 'SavedSearch', { token }, query);
  const list = routeOfList(alert);
  const subject =
    total === 1 && shown[0]
      ? t(`mail-alert-one-${kind}`, { title: shown[0].title })
      : t(`mail-alert-subject-${kind}`, { count: total, name });
  const blocks: MailBlock[] = [
    { kind: 'text', text: t('mail-alert-search', { words: words.join(' · ') }) },
    ...shown.map((item): MailBlock => {
      const now = item.isMonthly ? t('mail-alert-monthly', { price: price(item.price) }) : price(item.price);
      return {
        kind: 'card',
        title: item.title,
        address: addresses.of(language, item.route, { id: item.id }),
        ...pictureOf(addresses.origin(language), item.picture),
        price: now,
        lines: [item.facts.join(' · '), reasonText(t, item, price)],
        quiet: { label: t('mail-alert-not-for-me'), address: link({ alert: alertId, dismiss: item.id }) },
      };
    }),
    {
      kind: 'link',
      label: t(total > shown.length ? 'mail-alert-all' : 'mail-alert-open', { count: total }),
      address: link({ alert: alertId }),
    },
    {
      kind: 'small',
      text: t('mail-alert-why', { name }),
      links: [
        { label: t('mail-alert-list'), address: addresses.of(language, list.name, list.params, list.query) },
        { label: t('mail-alert-change'), address: link() },
        { label: t('mail-alert-end'), address: link({ end: 'one' }) },
        { label: t('mail-alert-end-all'), address: link({ end: 'all' }) },
      ],
    },
  ];
  const { text, html } = layOutMail(subject, blocks);
  const headers = {
    'List-Unsubscribe': `<${addresses.origin(language)}${ALERTS_END}${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await queueMail(
    transaction,
    { recipient: email, language, subject, text, html, headers },
    `search-alert:${alertId}`,
  );
}

function reasonText(
  t: ReturnType<SearchDependencies['texts']['in']>,
  { reason, oldPrice }: { reason: MatchReason; oldPrice: number | null },
  price: (stotinki: number) => string,
): string {
  if (reason === 'price' && oldPrice !== null) return t('search-reason-price', { price: price(oldPrice) });
  return t(reason === 'new' ? 'search-reason-new' : 'search-reason-changed');
}

/** Wide enough for a phone's screen, in the format that most mail programs show. */
const PICTURE_WIDTH = 640;

function pictureOf(origin: string, picture: Picture | null): { picture?: string } {
  if (!picture) return {};
  const format = formatsOf(picture).at(-1);
  const width = picture.widths?.find((one) => one >= PICTURE_WIDTH) ?? picture.widths?.at(-1);
  const path = width === undefined || !format ? picture.url : sizedFile(picture, width, format);
  return { picture: new URL(path, origin).href };
}
