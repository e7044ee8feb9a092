import { hashOf, newSecret } from '../../platform/secrets.ts';
import { checkText } from '../../modules/accounts/listing-warnings.ts';
import { insertComment } from './demo-comment.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad, DemoOffer } from './demo-records.ts';

const REPORTER = hashOf('a visitor of the demo');
const REPLY =
  'Съжаляваме за неудобството. Пишете ни във Viber и ще Ви върнем част от сумата, без да минаваме през сайта.';
const QUESTION = 'Продавам същото, почти ново, на половин цена. Да пратя ли снимки?';
const ADVERTISEMENT = 'Предлагам боядисване на стаи в цяла София. Добри цени, чиста работа, свободни дати.';
const WITH_LINK =
  'Ето таблицата, с която смятах разходите при преместването: https://tablica.example/razhodi';
const MESSAGES = [
  { author: 'asker', text: 'Здравейте! Искам да видя стаята днес.', hoursAgo: 13 },
  { author: 'poster', text: 'Здравейте! Днес не мога, но съм свободен в събота.', hoursAgo: 12 },
  { author: 'asker', text: 'Кажете ми адреса, ще дойда така или иначе.', hoursAgo: 11 },
  { author: 'asker', text: 'Защо не отговаряте? Чакам адреса.', hoursAgo: 10 },
] as const;

/**
 * Adds comments, a question and a conversation that wait for the team, and reports a review and a reply.
 * @returns the post with the comments; null without posts
 */
export async function reportTexts(load: CaseLoad, writers: readonly DemoOffer[]): Promise<number | null> {
  await reportReview(load);
  await warnOfReply(load);
  const [writer, asker] = writers;
  if (!writer || !asker) return null;
  await reportQuestion(load, writer);
  await reportConversation(load, writer, asker);
  return addComments(load, writer, asker);
}

async function addComments(load: CaseLoad, writer: DemoOffer, other: DemoOffer): Promise<number | null> {
  const { transaction, now } = load;
  const post = await transaction
    .selectFrom('post')
    .select('id')
    .where('active', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!post) return null;
  const shown = { postId: post.id, text: ADVERTISEMENT, status: 'shown' as const, hoursAgo: 20 };
  const reported = await insertComment(load, writer, shown);
  await transaction
    .insertInto('comment_report')
    .values({ comment_id: reported, reporter: REPORTER, reason: 'spam', created_at: hoursBefore(now, 18) })
    .execute();
  await insertComment(load, other, { postId: post.id, text: WITH_LINK, status: 'held', hoursAgo: 6 });
  return post.id;
}

/** Reports the review with the fewest stars. */
async function reportReview({ transaction, now }: CaseLoad): Promise<void> {
  const review = await transaction
    .selectFrom('review')
    .select('id')
    .where('subject', 'like', 'product-%')
    .where('status', '=', 'shown')
    .orderBy('stars')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!review) return;
  await transaction
    .insertInto('review_report')
    .values({
      review_id: review.id,
      reporter: REPORTER,
      reason: 'false',
      created_at: hoursBefore(now, 22),
      handled_at: null,
    })
    .execute();
}

/** Adds a vendor's reply that proposes another channel (TRUST-06). */
async function warnOfReply({ transaction, now }: CaseLoad): Promise<void> {
  const at = hoursBefore(now, 40);
  const review = await transaction
    .selectFrom('review')
    .select('id')
    .where('subject', 'like', 'vendor-%')
    .where('status', '=', 'shown')
    .where('reply', 'is', null)
    .orderBy('stars')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!review) return;
  await transaction
    .updateTable('review')
    .set({ reply: REPLY, replied_at: at })
    .where('id', '=', review.id)
    .execute();
  await checkText(transaction, { kind: 'reply', id: review.id }, [REPLY], at);
}

async function reportQuestion({ transaction, now }: CaseLoad, writer: DemoOffer): Promise<void> {
  const product = await transaction
    .selectFrom('product')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('listed', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!product) return;
  const { id } = await transaction
    .insertInto('product_question')
    .values({
      product_id: product.id,
      account_id: writer.ownerId,
      name: writer.name,
      text: QUESTION,
      language: 'bg',
      answer: null,
      answered_at: null,
      created_at: hoursBefore(now, 17),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('product_question_report')
    .values({
      question_id: id,
      reporter: REPORTER,
      reason: 'advertising',
      created_at: hoursBefore(now, 16),
      handled_at: null,
    })
    .execute();
}

async function reportConversation(
  { transaction, now }: CaseLoad,
  poster: DemoOffer,
  asker: DemoOffer,
): Promise<void> {
  const times = MESSAGES.map(({ hoursAgo }) => hoursBefore(now, hoursAgo));
  const first = times[0] ?? now;
  const { id } = await transaction
    .insertInto('conversation')
    .values({
      offer_id: poster.id,
      property_id: null,
      vendor_order_id: null,
      vendor_id: null,
      token: newSecret(),
      poster_token: null,
      asker_id: asker.ownerId,
      asker_name: asker.name,
      asker_phone: asker.phone,
      asker_email: asker.email,
      asker_language: 'bg',
      closed_at: null,
      poster_mailed_at: first,
      asker_mailed_at: first,
      created_at: first,
      last_message_at: times.at(-1) ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('conversation_message')
    .values(
      MESSAGES.map(({ author, text, hoursAgo }) => ({
        conversation_id: id,
        author,
        text,
        at: hoursBefore(now, hoursAgo),
      })),
    )
    .execute();
  await transaction
    .insertInto('conversation_report')
    .values({
      conversation_id: id,
      side: 'poster',
      reason: 'other',
      text: 'Настоява за адреса ми, въпреки че отказах.',
      created_at: hoursBefore(now, 8),
      handled_at: null,
    })
    .execute();
}
