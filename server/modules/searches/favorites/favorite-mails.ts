import type { Transaction } from 'kysely';
import type { SearchKind } from '../../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { withoutContacts } from '../../../../src/core/shared/contact-patterns.ts';
import { priceInText } from '../../../../src/core/shared/price-format.ts';
import { changeText } from '../../../../src/core/shop/favorite-change-text.ts';
import { isOffered } from '../../../../src/core/shop/favorite-change.ts';
import type { FavoriteChange, PresentStanding } from '../../../../src/core/shop/favorite-change.ts';
import { FAVORITE_TYPES } from '../../../../src/core/shop/favorites.ts';
import type { FavoriteType } from '../../../../src/core/shop/favorites.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Database } from '../../../tables.ts';
import { foundItems } from '../found-items.ts';
import type { FoundItem } from '../found-items.ts';
import { mailPicture } from '../mail-picture.ts';
import type { SearchDependencies } from '../search-dependencies.ts';

/** Where a mail program ends these mails by itself (RFC 8058). */
export const FAVORITES_END = '/favorite-alerts/one-click/';

/** So many are shown in a mail; all are on the page. */
const SHOWN = 12;

const KINDS: Record<FavoriteType, SearchKind> = {
  product: 'products',
  property: 'properties',
  roommate: 'roommates',
};

/** A favorite of which something is to be told. */
export type ToldFavorite = { now: PresentStanding; changes: readonly FavoriteChange[] };

type FavoritesMail = {
  accountId: number;
  email: string;
  language: Language;
  token: string;
  /** The day in Sofia: one mail of a day. */
  today: string;
  told: readonly ToldFavorite[];
};

/** What changed about somebody's favorites, in one mail (FIND-03). */
export async function mailFavorites(
  parts: SearchDependencies,
  transaction: Transaction<Database>,
  { accountId, email, language, token, today, told }: FavoritesMail,
): Promise<void> {
  const { texts, addresses, priceOrder } = parts;
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const saidOf = ({ now, changes }: ToldFavorite) =>
    changes.map((change) => changeText(now.type, change, { t, price }));
  const shown = told.slice(0, SHOWN);
  const items = await itemsOf({ ...parts, db: transaction }, shown, language);
  const cardOf = (favorite: ToldFavorite): MailBlock => {
    const { type, id, title } = favorite.now;
    const item = items.get(`${type} ${id}`);
    // What is paused or rented has no card: there is nothing to be had.
    if (!item) return { kind: 'text', text: `${title}: ${saidOf(favorite).join(' ')}` };
    return {
      kind: 'card',
      title: item.title,
      address: addresses.of(language, item.route, { id }),
      ...mailPicture(addresses.origin(language), item.picture),
      price: item.isMonthly ? t('mail-alert-monthly', { price: price(item.price) }) : price(item.price),
      lines: [...saidOf(favorite), item.facts.join(' · ')],
    };
  };
  const [first] = told;
  const firstTitle = first ? withoutContacts(first.now.title) : '';
  const subject =
    told.length === 1 && first && firstTitle !== ''
      ? t('mail-favorites-one', { title: firstTitle, change: changeOf(first) })
      : t('mail-favorites-subject', { count: told.length });
  const { text, html } = layOutMail(subject, [
    ...shown.map(cardOf),
    {
      kind: 'link',
      label: t(told.length > shown.length ? 'mail-favorites-all' : 'mail-favorites-open', {
        count: told.length,
      }),
      address: addresses.of(language, 'Favorites'),
    },
    {
      kind: 'small',
      text: t('mail-favorites-why'),
      links: [
        { label: t('mail-favorites-end'), address: addresses.of(language, 'Favorites', {}, { end: token }) },
      ],
    },
  ]);
  const headers = {
    'List-Unsubscribe': `<${addresses.origin(language)}${FAVORITES_END}${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const mail = { recipient: email, language, subject, text, html, headers };
  await queueMail(transaction, mail, `favorites:${accountId}:${today}`);

  /** In the subject, in few words. */
  function changeOf({ now, changes: [change] }: ToldFavorite): string {
    if (!change) return '';
    if (change.kind === 'price-drop') return t('mail-favorites-drop', { price: price(change.to) });
    return changeText(now.type, change, { t, price });
  }
}

async function itemsOf(
  parts: Pick<SearchDependencies, 'db' | 'clock' | 'texts'>,
  told: readonly ToldFavorite[],
  language: Language,
): Promise<Map<string, FoundItem>> {
  const items = new Map<string, FoundItem>();
  for (const type of FAVORITE_TYPES) {
    const ids = told.filter(({ now }) => now.type === type && isOffered(now)).map(({ now }) => now.id);
    if (ids.length === 0) continue;
    for (const item of await foundItems(parts, KINDS[type], ids, language)) {
      items.set(`${type} ${item.id}`, item);
    }
  }
  return items;
}
