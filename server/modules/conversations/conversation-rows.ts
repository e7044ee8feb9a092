import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type {
  Conversation,
  ConversationMessage,
  ConversationSummary,
  Side,
  SubjectKind,
} from '../../../src/core/conversations/conversation.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { DEFAULT_LANGUAGE } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { firstOwnerOf } from '../accounts/members/vendor-owner.ts';
import { publicNameOf } from '../accounts/user-info.ts';
import { pictureOf } from '../properties/listing/property-summaries.ts';

/** Conversation with all data for both sides and the mails. */
export type ConversationRow = {
  id: number;
  token: string;
  closed_at: Date | null;
  kind: SubjectKind;
  subject_id: number;
  title: string;
  image: StoredPicture | null;
  open: boolean;
  /** Secret of the order's page. */
  order_token: string | null;
  /** Shop of a conversation about an order. */
  vendor_id: number | null;
  /** Null for a vendor without an account. */
  poster_id: number | null;
  /** Secret of the link for a vendor without an account. */
  poster_token: string | null;
  poster_name: string;
  /** Name of an agency or vendor. */
  business_name: string | null;
  poster_picture: StoredPicture | null;
  poster_email: string;
  poster_phone: string;
  poster_language: Language;
  poster_shares_phone: boolean;
  poster_seen: number;
  poster_unread: number;
  poster_mailed_at: Date | null;
  asker_id: number | null;
  /** Empty after the account's deletion. */
  asker_name: string;
  asker_picture: StoredPicture | null;
  /** Recipient of mails; empty if there is none. */
  asker_email: string;
  asker_phone: string;
  asker_language: Language;
  asker_shares_phone: boolean;
  asker_seen: number;
  asker_unread: number;
  asker_mailed_at: Date | null;
  /** Null until the first message is written in the same transaction. */
  last_message: { id: number; author: Side; text: string; pictures: StoredPicture[]; at: string } | null;
};

/**
 * Joins for the subject of the conversation `v`: an offer `o`, a home `h`, or a vendor order `w` of an order
 * `c`.
 */
export const SUBJECTS = sql`left join roommate_offer o on o.id = v.offer_id left join property h on h.id = v.property_id
  left join vendor_order w on w.id = v.vendor_order_id left join customer_order c on c.id = w.order_id
  left join account keeper on keeper.id = ${firstOwnerOf(sql`v.vendor_id`)}`;
/** SQL for the account of the landlord or of the shop's first owner; null for a vendor without an account. */
export const POSTER = sql<number | null>`coalesce(o.owner_id, h.owner_id, keeper.id)`;

/** Loads the conversations that match the condition on `v`, the latest message first. */
export async function loadConversations(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<ConversationRow[]> {
  const { rows } = await sql<Omit<ConversationRow, 'title'> & Titled>`
    select v.id, v.token, v.closed_at,
      case when v.vendor_order_id is not null then 'order' when v.offer_id is null then 'property' else 'roommate' end as kind,
      coalesce(o.id, h.id, w.id) as subject_id, coalesce(o.title, h.title) as title, c.id as order_id,
      case when w.id is null then coalesce(o.pictures, h.pictures) -> 0 else (
        select l.image from vendor_order_line l where l.vendor_order_id = w.id order by l.position limit 1
      ) end as image,
      w.id is not null or (coalesce(o.status, h.status) = 'active' and coalesce(o.deleted_at, h.deleted_at) is null) as open,
      c.token as order_token, v.vendor_id, p.id as poster_id, v.poster_token, coalesce(p.name, '') as poster_name,
      coalesce(g.name, s.name) as business_name, p.picture as poster_picture, coalesce(s.email, p.email) as poster_email,
      coalesce(p.phone, '') as poster_phone, coalesce(p.language, ${DEFAULT_LANGUAGE}) as poster_language,
      v.poster_shares_phone, v.poster_seen,
      v.poster_mailed_at, v.asker_id, v.asker_name, a.picture as asker_picture,
      coalesce(a.email, v.asker_email) as asker_email, v.asker_phone,
      coalesce(a.language, v.asker_language) as asker_language, v.asker_shares_phone, v.asker_seen,
      v.asker_mailed_at, new.poster_unread, new.asker_unread, last.message as last_message
    from conversation v
    ${SUBJECTS}
    left join account p on p.id = ${POSTER}
    left join vendor s on s.id = v.vendor_id
    left join agency g on g.account_id = p.id
    left join account a on a.id = v.asker_id
    cross join lateral (
      select count(*) filter (where m.author = 'asker' and m.id > v.poster_seen) as poster_unread,
        count(*) filter (where m.author = 'poster' and m.id > v.asker_seen) as asker_unread
      from conversation_message m where m.conversation_id = v.id and m.id > least(v.poster_seen, v.asker_seen)
    ) new
    left join lateral (
      select jsonb_build_object('id', m.id, 'author', m.author, 'text', m.text, 'pictures', m.pictures,
        'at', m.at) as message
      from conversation_message m where m.conversation_id = v.id order by m.id desc limit 1
    ) last on true
    where ${condition} order by v.last_message_at desc, v.id desc ${page}`.execute(db);
  return rows.map(({ order_id, title, ...row }) => ({ ...row, title: titleOf({ order_id, title }) }));
}

export type Titled = { title: string | null; order_id: number | null };

/** Title of the subject; orders have a number. */
export function titleOf({ title, order_id }: Titled): string {
  return order_id === null ? (title ?? '') : orderNumber(order_id);
}

/** Secret of a side's link. @throws Error for a poster of a listing, who reads in the inbox */
export function linkTokenOf({ id, token, poster_token }: ConversationRow, side: Side): string {
  const secret = side === 'asker' ? token : poster_token;
  if (secret === null) throw new Error(`The poster of conversation ${id} has no link`);
  return secret;
}

export function otherOf(side: Side): Side {
  return side === 'poster' ? 'asker' : 'poster';
}

/** Name of the other side: the poster's first name or business name, or the name that the asker typed. */
export function nameOf(row: ConversationRow, side: Side): string | null {
  return side === 'poster' ? (row.business_name ?? publicNameOf(row.poster_name)) : row.asker_name || null;
}

export function lastMessageOf({ id, last_message: message }: ConversationRow) {
  if (!message) throw new Error(`The conversation ${id} has no message`);
  return message;
}

export function summaryOf(row: ConversationRow, side: Side): ConversationSummary {
  const { at, pictures, ...message } = lastMessageOf(row);
  const lastMessage = { ...message, pictures: pictures.map(pictureOf), at: new Date(at).toISOString() };
  return { ...commonOf(row, side), lastMessage };
}

/** One side's view of the conversation. Contains the other's phone with consent only. */
export async function conversationOf(
  db: Kysely<Database>,
  row: ConversationRow,
  side: Side,
): Promise<Conversation> {
  const messages = await db
    .selectFrom('conversation_message')
    .select(['id', 'author', 'text', 'pictures', 'at'])
    .where('conversation_id', '=', row.id)
    .orderBy('id')
    .execute();
  const other = otherOf(side);
  return {
    ...commonOf(row, side),
    messages: messages.map(({ at, pictures, ...message }): ConversationMessage => ({
      ...message,
      pictures: pictures.map(pictureOf),
      at: at.toISOString(),
    })),
    ownPhone: { number: row[`${side}_phone`], shared: row[`${side}_shares_phone`] },
    otherPhone: (row[`${other}_shares_phone`] && row[`${other}_phone`]) || null,
  };
}

function commonOf(row: ConversationRow, side: Side): Omit<ConversationSummary, 'lastMessage'> {
  const other = otherOf(side);
  const picture = row[`${other}_picture`];
  return {
    id: row.id,
    subject: {
      kind: row.kind,
      id: row.subject_id,
      title: row.title,
      image: row.image && pictureOf(row.image),
      open: row.open,
      orderToken: side === 'asker' ? row.order_token : null,
    },
    side,
    other: { name: nameOf(row, other), picture: picture && pictureOf(picture) },
    unread: row[`${side}_unread`],
    closed: row.closed_at !== null,
  };
}
