import type { Kysely } from 'kysely';
import type { AuditActor } from '../../src/core/team/audit-entry.ts';
import { ACCOUNT_TYPES } from '../../src/core/accounts/account.ts';
import type { Clock } from '../../src/core/shared/clock.ts';
import { isCompanyNumber } from '../../src/core/shared/company-number.ts';
import { isId } from '../../src/core/shared/id.ts';
import { pendingComments } from '../modules/journal/moderate-comments.ts';
import { addDays, isDay } from '../../src/core/shared/sofia-time.ts';
import { reportedQuestions } from '../modules/reviews/questions/moderate-questions.ts';
import { reportedReviews } from '../modules/reviews/moderate-reviews.ts';
import { topEmptySearches } from '../modules/searches/empty-searches.ts';
import type { Database } from '../tables.ts';
import type { Listing } from '../../src/core/properties/double-pictures.ts';
import { showAuditLog } from './audit-log-command.ts';
import type { AuditLogOptions } from './audit-log-command.ts';
import { plain, startOfDay, WrongCommand } from './command-words.ts';
import { pendingListings } from '../modules/team/pending-listings.ts';
import type { PendingListing } from '../modules/team/pending-listings.ts';
import { namedCompanies } from '../modules/team/companies.ts';
import type { Firm } from '../modules/team/companies.ts';
import type { Moderation } from './moderation.ts';
import { REMOVABLE } from '../modules/team/removable.ts';
import type { Removable } from '../modules/team/removable.ts';
import type { Refunds } from './refunds.ts';
import { runTeamCommand } from './team-command.ts';
import { runTextsCommand } from './texts-command.ts';
import { transparencyReport } from './transparency.ts';
import type { Notices } from './transparency.ts';

type Print = (line: string) => void;

type CommandContext = {
  moderation: Moderation;
  refunds: Refunds;
  db: Kysely<Database>;
  clock: Clock;
  print: Print;
  actor: AuditActor;
};
type Options = AuditLogOptions & { because?: string | undefined };

const TEXTS = 'content/translations';

/** @throws WrongCommand, or the action's Failure */
export async function runCommand(
  [command = '', ...words]: readonly string[],
  options: Options,
  { moderation, refunds, db, clock, print, actor }: CommandContext,
): Promise<void> {
  const { because = '' } = options;
  const done = (): void => print('Done.');
  switch (command) {
    case 'reports':
      return printReports(moderation, print);
    case 'doubles':
      return printPendingListings(db, print);
    case 'remove':
      if (because.trim() === '') throw new WrongCommand('Say why: --because "…". The owner gets it by mail.');
      await moderation.remove(...removableIn(words), because);
      return done();
    case 'give-back':
      await moderation.reinstate(...removableIn(words));
      return done();
    case 'uphold':
      if (because.trim() === '') throw new WrongCommand('Say why: --because "…". The owner gets it by mail.');
      await moderation.uphold(...removableIn(words), because);
      return done();
    case 'close':
      await moderation.handleConversation(idOf('conversation', words), true, because);
      return done();
    case 'keep':
      await dismissReports(moderation, words);
      return done();
    case 'comments':
      return printComments(db, print);
    case 'show':
    case 'hide':
      if (words[0] === 'review') {
        if (command === 'hide' && because.trim() === '')
          throw new WrongCommand('Add the reason: --because "…". The author gets it.');
        await moderation.judgeReview(idOf('review', words), command, because);
        return done();
      }
      if (words[0] === 'question') {
        if (command === 'hide' && because.trim() === '')
          throw new WrongCommand('Add the reason: --because "…". The author of the question gets it.');
        await moderation.judgeQuestion(idOf('question', words), command, because);
        return done();
      }
      await moderation.judge(idOf('comment', words), command === 'show' ? 'shown' : 'hidden', because);
      return done();
    case 'reviews':
      return printReviews(db, print);
    case 'questions':
      return printQuestions(db, print);
    case 'agencies':
      return printAgencies(db, print);
    case 'trust':
    case 'distrust':
      await moderation.trust(idOf('agency', words), command === 'trust');
      return done();
    case 'companies':
      return printCompanies(db, print);
    case 'verify':
    case 'unverify':
      await moderation.verifyCompany(...firmIn(words), command === 'verify');
      return done();
    case 'role':
      await moderation.changeRole(...roleIn(words));
      return done();
    case 'team':
      return runTeamCommand(words, because, { db, clock, print, actor });
    case 'refunds':
      return printRefunds(refunds, print);
    case 'paid':
      await refunds.markPaid(idOf('refund', words));
      return done();
    case 'empty-searches':
      return printEmptySearches(db, clock.now(), print);
    case 'transparency':
      return printTransparency(db, periodIn(words), print);
    case 'texts':
      return runTextsCommand(words, { db, clock, folder: options.out ?? TEXTS, print });
    case 'audit-log':
      return showAuditLog(db, options, print);
    default:
      throw new WrongCommand(`There is no command "${command}".`);
  }
}

function dismissReports(moderation: Moderation, words: readonly string[]): Promise<void> {
  const [subject] = words;
  if (subject === 'conversation') return moderation.handleConversation(idOf(subject, words), false);
  if (subject === 'review') return moderation.judgeReview(idOf(subject, words), 'keep');
  if (subject === 'question') return moderation.judgeQuestion(idOf(subject, words), 'keep');
  if (subject === 'product' || subject === 'vendor' || subject === 'reply')
    return moderation.dismissTextWarnings(subject, idOf(subject, words));
  if (subject === 'owner') return moderation.dismissOwnerWarnings(idOf(subject, words));
  return moderation.dismissListingReports(...listingIn(words));
}

async function printReports(moderation: Moderation, print: Print): Promise<void> {
  const reports = await moderation.openReports();
  if (reports.length === 0) return print('Nothing waits.');
  for (const { subject, id, title, reports: count, reasons, texts, first } of reports) {
    print(`${subject} ${id}: ${plain(title)}`);
    print(`  ${count} since ${first.toISOString()}: ${reasons.join(', ')}`);
    for (const text of texts) print(`  “${plain(text)}”`);
  }
}

async function printPendingListings(db: Kysely<Database>, print: Print): Promise<void> {
  const listings = await pendingListings(db);
  if (listings.length === 0) return print('Nothing waits.');
  for (const { pending, doubles, similar } of listings) {
    print(sideOf(pending));
    for (const other of similar) print(`  nearly the same as ${sideOf(other)}`);
    if (doubles.length + similar.length === 0) print('  The reason is gone: keep it.');
    for (const { picture, other, otherPicture } of doubles)
      print(`  ${picture} = ${otherPicture} of ${sideOf(other)}`);
  }
}

const sideOf = ({
  listing,
  id,
  title,
  owner,
  email,
  price,
  publishedAt,
}: PendingListing['pending']): string =>
  `${listing} ${id}: ${plain(title)}, ${(price / 100).toFixed(2)} BGN, of ${plain(owner)} <${email}>, ${publishedAt.toISOString()}`;

async function printComments(db: Kysely<Database>, print: Print): Promise<void> {
  const comments = await pendingComments(db);
  if (comments.length === 0) return print('Nothing waits.');
  for (const { id, slug, name, text, held_for: why, created_at: at } of comments) {
    print(`comment ${id} by ${plain(name)} below ${slug}, ${at.toISOString()}, waits because of: ${why}`);
    print(`  “${plain(text)}”`);
  }
}

async function printReviews(db: Kysely<Database>, print: Print): Promise<void> {
  const reviews = await reportedReviews(db);
  if (reviews.length === 0) return print('Nothing waits.');
  for (const { id, subject, name, stars, text, reports, reasons, first } of reviews) {
    const writer = plain(name ?? 'a deleted account');
    print(`review ${id} of ${subject} by ${writer}, ${stars} of 5 stars`);
    print(`  ${reports} since ${first.toISOString()}: ${reasons.join(', ')}`);
    print(`  “${plain(text)}”`);
  }
}

async function printQuestions(db: Kysely<Database>, print: Print): Promise<void> {
  const questions = await reportedQuestions(db);
  if (questions.length === 0) return print('Nothing waits.');
  for (const { id, product_id: product, name, text, answer, reports, reasons, first } of questions) {
    print(`question ${id} about product ${product} by ${plain(name ?? 'a deleted account')}`);
    print(`  ${reports} since ${first.toISOString()}: ${reasons.join(', ')}`);
    print(`  “${plain(text)}”`);
    if (answer !== null) print(`  answered: “${plain(answer)}”`);
  }
}

async function printAgencies(db: Kysely<Database>, print: Print): Promise<void> {
  const agencies = await db.selectFrom('agency').select(['id', 'name', 'trusted']).orderBy('id').execute();
  for (const { id, name, trusted } of agencies) print(`${trusted ? '✓' : ' '} agency ${id}: ${plain(name)}`);
}

async function printCompanies(db: Kysely<Database>, print: Print): Promise<void> {
  const companies = await namedCompanies(db);
  if (companies.length === 0) return print('No shop or agency has named a company.');
  for (const { firm, id, name, number, verified_at: at } of companies) {
    const state = at
      ? `verified ${at.toISOString()}`
      : isCompanyNumber(number)
        ? 'waits'
        : 'its digits are wrong';
    print(`${firm} ${id}: ${plain(name)}, ${plain(number)}, ${state}`);
  }
}

async function printRefunds(refunds: Refunds, print: Print): Promise<void> {
  const lines = await refunds.lines();
  if (lines.length === 0) return print('Nothing waits.');
  for (const line of lines) print(plain(line));
}

async function printEmptySearches(db: Kysely<Database>, now: Date, print: Print): Promise<void> {
  const searches = await topEmptySearches(db, { now, days: 30, limit: 50 });
  if (searches.length === 0) return print('All searches had results.');
  for (const { kind, filters, times } of searches)
    print(`${String(times).padStart(6)} ${kind}: ${plain(filters)}`);
}

async function printTransparency(db: Kysely<Database>, [from, to]: Period, print: Print): Promise<void> {
  const period = { from: startOfDay(from), before: startOfDay(addDays(to, 1)) };
  const { notices, decisions } = await transparencyReport(db, period);
  const ours = ({ byPeople }: Notices) => !byPeople;
  print(`From ${from} to ${to}, without names. Hours are the median between a notice and its decision.`);
  printTable('Notices by people', notices.filter(({ byPeople }) => byPeople).map(noticeLine), print);
  printTable('Found by automatic checks', notices.filter(ours).map(noticeLine), print);
  const lines = decisions.map(
    ({ subject, operation, count, reports }) =>
      `${count} × ${operation} ${subject}${reports > 0 ? `, which settled ${reports} notices` : ''}`,
  );
  printTable('Decisions, each made by a person', lines, print);
}

const noticeLine = ({ subject, reason, count, decided, hours }: Notices) =>
  `${count} × ${subject}, ${reason}: ${decided} decided${hours === null ? '' : `, ${hours.toFixed(1)} hours`}`;

function printTable(title: string, lines: readonly string[], print: Print): void {
  print(`${title}:`);
  for (const line of lines.length > 0 ? lines : ['none']) print(`  ${line}`);
}

function listingIn([subject, id]: readonly string[]): [Listing, number] {
  if (subject !== 'home' && subject !== 'offer') throw new WrongCommand('Name a home or an offer: home 12');
  return [subject, idOf(subject, [subject, id ?? ''])];
}

function removableIn([named, id = '']: readonly string[]): [Removable, number] {
  const subject = REMOVABLE.find((one) => one === named);
  if (!subject) throw new WrongCommand('Name a home, an offer, a product or a vendor: product 12');
  return [subject, idOf(subject, [subject, id])];
}

function firmIn([firm, id]: readonly string[]): [Firm, number] {
  if (firm !== 'agency' && firm !== 'vendor') throw new WrongCommand('Name an agency or a vendor: vendor 5');
  return [firm, idOf(firm, [firm, id ?? ''])];
}

function idOf(subject: string, [named, id = '']: readonly string[]): number {
  if (named !== subject || !isId(id)) throw new WrongCommand(`Name it: ${subject} 12`);
  return Number(id);
}

type Period = [from: string, to: string];

function periodIn([from = '', to = '']: readonly string[]): Period {
  if (isDay(from) && isDay(to) && from <= to) return [from, to];
  throw new WrongCommand('Name the first and the last day: 2026-01-01 2026-12-31');
}

function roleIn([email = '', role]: readonly string[]): [string, (typeof ACCOUNT_TYPES)[number]] {
  const type = ACCOUNT_TYPES.find((one) => one === role);
  if (!email.includes('@') || !type) {
    throw new WrongCommand(`Name the e-mail address and one of ${ACCOUNT_TYPES.join(', ')}.`);
  }
  return [email, type];
}
