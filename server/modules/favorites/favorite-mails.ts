import type { Transaction } from 'kysely';
import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { withoutContacts } from '../../../src/core/shared/contact-patterns.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { changeText } from '../../../src/core/favorites/favorite-change-text.ts';
import { isOffered } from '../../../src/core/favorites/favorite-change.ts';
import type { FavoriteChange, CurrentFavoriteState } from '../../../src/core/favorites/favorite-change.ts';
import { FAVORITE_TYPES } from '../../../src/core/favorites/favorites.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import { foundItems } from '../searches/found-items.ts';
import type { FoundItem } from '../searches/found-items.ts';
import { mailPicture } from '../searches/search-mails.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';

/** Path of one-click unsubscription (RFC 8058). */
export const FAVORITES_END = '/favorite-alerts/one-click/';

/** Favorites in one mail; the page shows all. */
const MAX_CARDS = 12;

const KINDS: Record<FavoriteType, SearchKind> = {
  product: 'products',
  property: 'properties',
  roommate: 'roommates',
};

export type ChangedFavorite = { now: CurrentFavoriteState; changes: readonly FavoriteChange[] };

type FavoritesMail = {
  accountId: number;
  email: string;
  language: Language;
  token: string;
  /** Day in Sofia, `YYYY-MM-DD`: at most one mail a day. */
  today: string;
  changed: readonly ChangedFavorite[];
};

/** Queues one mail with all changes (FIND-03). */
export async function mailFavorites(
  deps: FavoriteDependencies,
  transaction: Transaction<Database>,
  { accountId, email, language, token, today, changed }: FavoritesMail,
): Promise<void> {
  const { texts, addresses, priceOrder } = deps;
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const sentencesOf = ({ now, changes }: ChangedFavorite) =>
    changes.map((change) => changeText(now.type, change, { t, price }));
  const shown = changed.slice(0, MAX_CARDS);
  const items = await itemsOf({ ...deps, db: transaction }, shown, language);
  const cardOf = (favorite: ChangedFavorite): MailBlock => {
    const { type, id, title } = favorite.now;
    const item = items.get(`${type} ${id}`);
    // Paused and removed listings have no card, because they have no public page.
    if (!item) return { kind: 'text', text: `${title}: ${sentencesOf(favorite).join(' ')}` };
    return {
      kind: 'card',
      title: item.title,
      address: addresses.of(language, item.route, { id }),
      ...mailPicture(addresses.origin(language), item.picture),
      price: item.isMonthly ? t('mail-alert-monthly', { price: price(item.price) }) : price(item.price),
      lines: [...sentencesOf(favorite), item.facts.join(' · ')],
    };
  };
  const [first] = changed;
  const firstTitle = first ? withoutContacts(first.now.title) : '';
  const subject =
    changed.length === 1 && first && firstTitle !== ''
      ? t('mail-favorites-one', { title: firstTitle, change: changeOf(first) })
      : t('mail-favorites-subject', { count: changed.length });
  const { text, html } = layOutMail(subject, [
    ...shown.map(cardOf),
    {
      kind: 'link',
      label: t(changed.length > shown.length ? 'mail-favorites-all' : 'mail-favorites-open', {
        count: changed.length,
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

  function changeOf({ now, changes: [change] }: ChangedFavorite): string {
    if (!change) return '';
    if (change.kind === 'price-drop') return t('mail-favorites-drop', { price: price(change.to) });
    return changeText(now.type, change, { t, price });
  }
}

async function itemsOf(
  deps: Pick<FavoriteDependencies, 'db' | 'clock' | 'texts'>,
  changed: readonly ChangedFavorite[],
  language: Language,
): Promise<Map<string, FoundItem>> {
  const items = new Map<string, FoundItem>();
  for (const type of FAVORITE_TYPES) {
    const ids = changed.filter(({ now }) => now.type === type && isOffered(now)).map(({ now }) => now.id);
    if (ids.length === 0) continue;
    for (const item of await foundItems(deps, KINDS[type], ids, language)) {
      items.set(`${type} ${item.id}`, item);
    }
  }
  return items;
}
