import { sql } from 'kysely';
import { Type } from 'typebox';
import { oneOf, strict } from '../../../api/schema.ts';
import { correctionEntries } from '../../../src/core/payouts/ledger.ts';
import { PayoutStatus } from '../../../api/payouts/payouts.ts';
import { containsWords, days, hasId } from '../team/records/conditions.ts';
import { action, filter } from '../team/records/record-resource.ts';
import type { RecordResource } from '../team/records/record-resource.ts';
import { timelineSource } from '../team/records/timeline.ts';
import { postTransaction } from './post-transaction.ts';
import { cancelPayout, confirmPayout } from './settle-payout.ts';

/** Greatest correction, in stotinki. */
const MAX_CORRECTION = 100_000_000;
const BALANCE = sql`lateral vendor_balance(v.id, now()) b`;

/** Balances `b` of vendors `v`, with corrections by the team (SHIP-10). */
const vendorBalances: RecordResource = {
  name: 'vendor-balances',
  subject: 'vendor-balance',
  from: sql`vendor v left join payout_account pa on pa.vendor_id = v.id cross join ${BALANCE}`,
  key: sql`v.id`,
  columns: {
    name: sql`v.name`,
    companyName: sql`v.company_name`,
    companyNumber: sql`v.company_number`,
    balance: sql`b.balance`,
    held: sql`b.held`,
    available: sql`b.balance - b.held`,
    cash: sql`b.cash`,
    iban: sql`pa.iban`,
    accountHolder: sql`pa.account_holder`,
    accountChangedAt: sql`pa.changed_at`,
    openPayoutId: sql`(select p.id from payout p where p.vendor_id = v.id and p.status = 'open')`,
  },
  files: { balance: 'stotinki', held: 'stotinki', available: 'stotinki', cash: 'stotinki' },
  sorts: ['balance', 'available', 'name'],
  filters: {
    sign: filter(oneOf(['positive', 'negative']), (sign) =>
      sign === 'negative' ? sql`b.balance < 0` : sql`b.balance > 0`,
    ),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`v.id`, recordId),
    ...containsWords(
      sql`v.name || ' ' || v.company_name || ' ' || v.company_number || ' ' || v.email || ' ' || v.phone`,
      words,
    ),
  ],
  details: async ({ db, related, timeline }, text) => {
    const { rows: movements } = await sql<{
      id: number;
      kind: string;
      bookedAt: Date;
      orderId: number | null;
      note: string;
      amount: number;
      cash: number;
    }>`
      select t.id, t.kind, t.booked_at as "bookedAt", part.order_id as "orderId", t.note,
        coalesce(sum(e.amount) filter (where e.account = 'payable'), 0)::bigint as amount,
        coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)::bigint as cash
      from (
        select * from vendor_transaction where vendor_id = ${Number(text)} order by booked_at desc, id desc limit 50
      ) t left join vendor_order part on part.id = t.vendor_order_id
        join vendor_entry e on e.transaction_id = t.id
      group by t.id, t.kind, t.booked_at, part.order_id, t.note order by t.booked_at desc, t.id desc`.execute(
      db,
    );
    return {
      movements: movements.map(({ bookedAt, ...movement }) => ({
        ...movement,
        bookedAt: bookedAt.toISOString(),
      })),
      related: { payouts: await related('payouts', sql`p.vendor_id = ${Number(text)}`) },
      timeline: await timeline([]),
    };
  },
  actions: {
    correct: action({
      input: strict({
        amount: Type.Integer({ minimum: 1, maximum: MAX_CORRECTION }),
        direction: oneOf(['credit', 'debit']),
      }),
      needsReason: true,
      async run({ transaction, now }, id, { reason, input: { amount, direction } }) {
        const { rows } = await sql<{ number: number }>`
          select nextval('vendor_correction_number') as number`.execute(transaction);
        await postTransaction(transaction, {
          vendorId: Number(id),
          kind: 'correction',
          subjectId: rows[0]?.number ?? 0,
          happenedAt: now,
          bookedAt: now,
          note: reason,
          entries: correctionEntries(direction === 'credit' ? amount : -amount),
        });
      },
    }),
  },
};

/** Payouts `p` to vendors. */
const payouts: RecordResource = {
  name: 'payouts',
  subject: 'payout',
  from: sql`payout p join vendor v on v.id = p.vendor_id join payout_run r on r.id = p.run_id`,
  key: sql`p.id`,
  columns: {
    vendorId: sql`p.vendor_id`,
    vendor: sql`v.name`,
    runId: sql`p.run_id`,
    operator: sql`r.operator`,
    amount: sql`p.amount`,
    amountCents: sql`p.amount_cents`,
    iban: sql`p.iban`,
    accountHolder: sql`p.account_holder`,
    status: sql`p.status`,
    createdAt: sql`p.created_at`,
    settledAt: sql`p.settled_at`,
  },
  files: { amount: 'stotinki', amountCents: 'cents', status: { words: 'payout-status' } },
  sorts: ['id', 'createdAt'],
  filters: {
    status: filter(PayoutStatus, (status) => sql`p.status = ${status}`),
    ...days(sql`p.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`p.id`, recordId),
    ...containsWords(
      sql`v.name || ' ' || v.company_name || ' ' || v.company_number || ' ' || v.email || ' ' || v.phone`,
      words,
    ),
  ],
  details: async ({ related, timeline }, id) => ({
    related: {
      'vendor-balances': await related(
        'vendor-balances',
        sql`v.id = (select vendor_id from payout where id = ${Number(id)})`,
      ),
    },
    timeline: await timeline([
      timelineSource(
        sql`select p.created_at as at, 'created' as event, r.operator as detail, '' as text
          from payout p join payout_run r on r.id = p.run_id where p.id = ${Number(id)}`,
      ),
      timelineSource(
        sql`select settled_at as at, 'paid' as event, amount_cents::text as detail, '' as text
          from payout where id = ${Number(id)} and status = 'confirmed'`,
      ),
    ]),
  }),
  actions: {
    confirm: action({
      needsReason: true,
      run: ({ transaction, now }, id) => confirmPayout(transaction, Number(id), now),
    }),
    cancel: action({
      needsReason: true,
      run: ({ transaction, now }, id) => cancelPayout(transaction, Number(id), now),
    }),
  },
};

/** Imported entries `e` of bank statements; those that confirmed nothing need a look. */
const bankEntries: RecordResource = {
  name: 'bank-statements',
  subject: null,
  from: sql`bank_statement_entry e join bank_statement s on s.id = e.statement_id`,
  key: sql`(e.statement_id * 100000 + e.position)`,
  columns: {
    reference: sql`s.reference`,
    importedAt: sql`s.imported_at`,
    operator: sql`s.operator`,
    day: sql`e.day`,
    direction: sql`e.direction`,
    amountCents: sql`e.amount`,
    currency: sql`e.currency`,
    endToEndId: sql`e.end_to_end_id`,
    description: sql`e.description`,
    outcome: sql`e.outcome`,
    payoutId: sql`e.payout_id`,
  },
  files: { amountCents: 'cents', outcome: { words: 'bank-entry' }, direction: { words: 'bank-direction' } },
  sorts: ['id', 'importedAt', 'day'],
  filters: {
    outcome: filter(
      oneOf(['confirmed', 'already-confirmed', 'other-amount', 'cancelled', 'returned', 'unknown']),
      (outcome) => sql`e.outcome = ${outcome}`,
    ),
  },
};

export const PAYOUT_RECORDS: readonly RecordResource[] = [vendorBalances, payouts, bankEntries];
