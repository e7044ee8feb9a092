import { Type } from 'typebox';
import { BANK_ENTRY_OUTCOMES } from '../../src/core/payouts/bank-statement.ts';
import { LEDGER_KINDS, LEDGER_LINES } from '../../src/core/payouts/ledger.ts';
import { operation } from '../operation.ts';
import { Count, Id, Moment, nullable, oneOf, page, paging, strict, text } from '../schema.ts';

const domain = 'payouts';

/** Month `2026-11` in Sofia. */
export const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' });
/** Stotinki, negative for debits. */
const Amount = Type.Integer({ description: 'stotinki (BGN × 100), negative for debits' });
const Parts = strict(
  Object.fromEntries(LEDGER_LINES.map((line) => [line, Type.Optional(Amount)])) as Record<
    (typeof LEDGER_LINES)[number],
    ReturnType<typeof Type.Optional<typeof Amount>>
  >,
);

export const BankEntryOutcome = oneOf(BANK_ENTRY_OUTCOMES);
export const PayoutStatus = oneOf(['open', 'confirmed', 'cancelled']);

export const payoutOverview = operation({
  id: 'payoutOverview',
  method: 'GET',
  path: '/api/vendor/payouts',
  summary:
    'Returns the balance of the vendor, its bank account, months with movements and newest payouts (SHIP-10)',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  answer: strict({
    balance: Amount,
    /** Part of the balance that cannot be paid out yet. */
    held: Amount,
    available: Amount,
    /** Cash on delivery that couriers owe the vendor. */
    cash: Amount,
    account: nullable(strict({ iban: Type.String(), holder: Type.String(), changedAt: Moment })),
    /** True if a change of the account is proven by the password, false by the e-mail address. */
    hasPassword: Type.Boolean(),
    extraDays: Count,
    minimum: Count,
    months: Type.Array(strict({ month: Month, closing: Amount })),
    payouts: Type.Array(
      strict({
        id: Id,
        amount: Amount,
        amountCents: Count,
        status: PayoutStatus,
        iban: Type.String(),
        createdAt: Moment,
        settledAt: nullable(Moment),
      }),
    ),
  }),
});

export const payoutStatement = operation({
  id: 'payoutStatement',
  method: 'GET',
  path: '/api/vendor/payouts/statements/{month}',
  summary: 'Returns the sums of a month and a page of its movements, newest first',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  params: strict({ month: Month }),
  query: strict(paging),
  answer: strict({
    month: Month,
    opening: Amount,
    closing: Amount,
    parts: Parts,
    cashOpening: Amount,
    cashClosing: Amount,
    movements: page(
      strict({
        id: Id,
        kind: oneOf(LEDGER_KINDS),
        at: Moment,
        orderNumber: nullable(Type.String()),
        vendorOrderId: nullable(Id),
        note: Type.String(),
        parts: Parts,
        amount: Amount,
        cash: Amount,
      }),
    ),
  }),
});

export const changePayoutAccount = operation({
  id: 'changePayoutAccount',
  method: 'POST',
  path: '/api/vendor/payouts/account',
  summary: 'Changes the bank account for payouts, after the password, and notifies the vendor by mail',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  idempotent: true,
  body: strict({ iban: text(100), holder: text(300), proof: text(1_000) }),
  answer: strict({ iban: Type.String(), holder: Type.String(), changedAt: Moment }),
});

export const payoutOperations = [payoutOverview, payoutStatement, changePayoutAccount];
