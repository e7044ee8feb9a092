import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { containedVat } from '../../../src/core/shared/money.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { showPrice } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import { writeReceipt } from '../../platform/documents/receipt-pdf.ts';
import type { Receipt } from '../../platform/documents/receipt-pdf.ts';
import type { SessionReader } from '../../platform/http/signed-in.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

/** URL of a receipt. */
export function receiptUrl(number: number): string {
  return `/receipts/${number}.pdf`;
}

/** Serves the account's receipts. Others' receipts are not found. */
export function walletReceipts(
  server: FastifyInstance,
  deps: WalletDependencies,
  sessions: SessionReader,
): void {
  server.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    const account = await sessions.of(request);
    if (!account) throw new Failure('error-login-required', {}, 'login-required');
    const number = Number(/^(\d{1,15})\.pdf$/.exec(request.params.file)?.[1] ?? Number.NaN);
    const receipt = Number.isNaN(number)
      ? null
      : ((await purchaseReceipt(deps, account, number)) ?? (await premiumReceipt(deps, account, number)));
    if (!receipt) throw new Failure('error-not-found', {}, 'not-found');
    const t = deps.texts.in(receipt.language);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="uyut-${number}.pdf"`)
      .send(await writeReceipt(receipt, t));
  });
}

type Asker = { id: number; language: Language };

/** Receipt of a purchase: the price with its VAT, in both currencies (PRICE-04). */
async function purchaseReceipt(
  { db, texts, company, priceOrder }: WalletDependencies,
  { id }: Asker,
  number: number,
): Promise<Receipt | null> {
  const purchase = await db
    .selectFrom('credit_purchase')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'credit_purchase.transaction_id')
    .leftJoin('ledger_transaction as withdrawal', (join) =>
      join.on(sql<boolean>`withdrawal.subject = 'withdrawal:' || credit_purchase.id`),
    )
    .select(['language', 'buyer_name', 'buyer_email', 'credits', 'price'])
    .select(['ledger_transaction.at', 'withdrawal.at as withdrawnAt'])
    .where('account_id', '=', id)
    .where('receipt_number', '=', number)
    .executeTakeFirst();
  if (!purchase) return null;
  const { language, price, credits, withdrawnAt } = purchase;
  const t = texts.in(language);
  const vat = containedVat(price);
  const { main, equivalent } = amountsIn(language, priceOrder);
  return {
    language,
    number: String(number),
    at: purchase.at,
    seller: await company.sellerAt(purchase.at),
    buyer: [purchase.buyer_name, purchase.buyer_email],
    lines: [{ text: t('payment-of-credits', { count: credits }), amount: main(price) }],
    totals: [
      { text: t('receipt-net'), amount: main(price - vat) },
      { text: t('receipt-vat'), amount: main(vat) },
      { text: t('order-total'), amount: main(price), strong: true },
      // The card is charged in euros.
      ...(priceOrder === 'bgn-first' ? [{ text: t('receipt-charged'), amount: equivalent(price) }] : []),
    ],
    notes: [
      t('receipt-paid-by-card'),
      ...(withdrawnAt
        ? [
            t('wallet-withdrawn', {
              at: formatMoment(withdrawnAt, language, { dateStyle: 'long', timeStyle: 'short' }),
            }),
          ]
        : []),
    ],
  };
}

/** Receipt of a premium place; the VAT was charged with the credits. */
async function premiumReceipt(
  { db, texts, company }: WalletDependencies,
  { id, language }: Asker,
  number: number,
): Promise<Receipt | null> {
  const place = await db
    .selectFrom('premium_place')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'premium_place.transaction_id')
    .select(['title', 'buyer_name', 'buyer_email', 'days', 'credits', 'starts_at', 'ends_at', 'at'])
    .where('account_id', '=', id)
    .where('receipt_number', '=', number)
    .executeTakeFirst();
  if (!place) return null;
  const t = texts.in(language);
  const day = (moment: Date) => formatMoment(moment, language, { dateStyle: 'medium', timeStyle: 'short' });
  const amount = t('credits', { count: place.credits });
  return {
    language,
    number: String(number),
    at: place.at,
    seller: await company.sellerAt(place.at),
    buyer: [place.buyer_name, place.buyer_email],
    lines: [
      {
        text: t('wallet-premium', { title: place.title, count: place.days }),
        note: `${day(place.starts_at)} – ${day(place.ends_at)}`,
        amount,
      },
    ],
    totals: [{ text: t('order-total'), amount, strong: true }],
    notes: [t('receipt-credits-vat')],
  };
}

function amountsIn(language: Language, priceOrder: PriceOrder) {
  const shown = (stotinki: number) => showPrice(stotinki, language, priceOrder);
  return {
    main: (stotinki: number) => shown(stotinki).main,
    equivalent: (stotinki: number) => shown(stotinki).equivalent,
  };
}
