import { Money } from '../shared/money.ts';

/** `sale` is the seller's document of an order paid without a fiscal receipt (Ordinance N-18, art. 52o). */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'sale'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `adjustment` is a price reduction; its amount is negative on an invoice. */
export const LINE_KINDS = ['product', 'delivery', 'adjustment'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const CURRENCIES = ['BGN', 'EUR'] as const;
export type DocumentCurrency = (typeof CURRENCIES)[number];

/** A sold line before taxes are computed; the amount with VAT in stotinki, the rate in percent. */
export type SoldLine = {
  kind: LineKind;
  /** Null for a line without a product. */
  productId: number | null;
  /** Title in both languages; empty for a line without a product. */
  title: { bg: string; en: string };
  quantity: number;
  rate: number;
  stotinki: number;
};

/** Amounts in hundredths of the document's currency. */
export type TaxedAmount = { net: number; vat: number; gross: number };
export type DocumentLine = SoldLine & TaxedAmount;
export type VatSum = TaxedAmount & { rate: number };

/** Lines and sums of a document. The sums by rate equal the sums of the lines exactly (SHIP-08). */
export type DocumentAmounts = TaxedAmount & {
  lines: readonly DocumentLine[];
  sums: readonly VatSum[];
  /** Gross amount in stotinki. */
  stotinki: number;
};

/** First day of the euro in Bulgaria; earlier documents are in leva. */
const EURO_SINCE = '2026-01-01';

/** Currency of a document issued on a day in Sofia. */
export function currencyOn(day: string): DocumentCurrency {
  return day >= EURO_SINCE ? 'EUR' : 'BGN';
}

/** VAT contained in a gross amount at a rate in percent, rounded half up. */
export function vatIn(gross: number, rate: number): number {
  return Number(divideHalfUp(BigInt(gross) * BigInt(rate), BigInt(100 + rate)));
}

export function documentAmounts(lines: readonly SoldLine[], currency: DocumentCurrency): DocumentAmounts {
  return amountsOf(lines, sumsOf(lines, currency));
}

/**
 * Computes the credit note that leaves `current` of an invoice. The earlier credit notes are deducted, so all
 * together never exceed the invoice, and a full credit is exact.
 * @param current lines that the buyer still pays for
 * @returns null if there is nothing to credit
 */
export function creditAmounts(
  invoice: DocumentAmounts,
  earlier: readonly DocumentAmounts[],
  current: readonly SoldLine[],
  currency: DocumentCurrency,
): DocumentAmounts | null {
  const credited = earlier.flatMap(({ lines }) => lines);
  const lines = differences(invoice.lines, [...credited, ...current]);
  if (sumOf(lines, 'stotinki') <= 0) return null;
  const remaining = sumsOf(current, currency);
  const sums = invoice.sums.map(({ rate, gross, vat }) => {
    const gone = [...earlier.flatMap((one) => one.sums), ...remaining].filter((one) => one.rate === rate);
    return withNet(rate, gross - sumOf(gone, 'gross'), vat - sumOf(gone, 'vat'));
  });
  return amountsOf(
    lines,
    sums.filter(({ gross }) => gross !== 0),
  );
}

/** True if the credit notes leave nothing of the invoice. */
export function isFullyCredited(
  invoice: Pick<DocumentAmounts, 'gross'>,
  creditNotes: readonly Pick<DocumentAmounts, 'gross'>[],
): boolean {
  return sumOf(creditNotes, 'gross') >= invoice.gross;
}

/** Lines of the first list without the others; pieces and stotinki are subtracted by product and kind. */
function differences(lines: readonly SoldLine[], others: readonly SoldLine[]): SoldLine[] {
  const keyOf = ({ kind, productId, rate }: SoldLine) => `${kind} ${productId} ${rate}`;
  const all = new Map([...others, ...lines].map((line) => [keyOf(line), line]));
  return [...all].flatMap(([key, line]) => {
    const own = lines.filter((one) => keyOf(one) === key);
    const gone = others.filter((one) => keyOf(one) === key);
    const stotinki = sumOf(own, 'stotinki') - sumOf(gone, 'stotinki');
    const pieces = sumOf(own, 'quantity') - sumOf(gone, 'quantity');
    const quantity = line.kind === 'product' ? Math.max(pieces, 1) : 1;
    return stotinki === 0 ? [] : [{ ...soldOf(line), quantity, stotinki }];
  });
}

/** The line without its computed amounts. */
function soldOf({ kind, productId, title, quantity, rate, stotinki }: SoldLine): SoldLine {
  return { kind, productId, title, quantity, rate, stotinki };
}

function sumsOf(lines: readonly SoldLine[], currency: DocumentCurrency): VatSum[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((one, other) => other - one);
  return rates.map((rate) => {
    const money = Money.ofStotinki(
      sumOf(
        lines.filter((line) => line.rate === rate),
        'stotinki',
      ),
    );
    const gross = currency === 'EUR' ? money.toEuroCents() : money.stotinki;
    return withNet(rate, gross, vatIn(gross, rate));
  });
}

const withNet = (rate: number, gross: number, vat: number): VatSum => ({
  rate,
  net: gross - vat,
  vat,
  gross,
});

/** Distributes the sums of each rate over its lines. */
function amountsOf(lines: readonly SoldLine[], sums: readonly VatSum[]): DocumentAmounts {
  const written = sums.flatMap((sum) => {
    const ofRate = lines.filter(({ rate }) => rate === sum.rate);
    const weights = ofRate.map(({ stotinki }) => stotinki);
    const gross = distribute(sum.gross, weights);
    const vat = distribute(sum.vat, weights);
    return ofRate.map((line, index) => {
      const amounts = { gross: gross[index] ?? 0, vat: vat[index] ?? 0 };
      return { ...soldOf(line), ...amounts, net: amounts.gross - amounts.vat };
    });
  });
  return {
    lines: written,
    sums,
    net: sumOf(sums, 'net'),
    vat: sumOf(sums, 'vat'),
    gross: sumOf(sums, 'gross'),
    stotinki: sumOf(lines, 'stotinki'),
  };
}

/**
 * Distributes an amount by weights. Each part is the difference of two rounded running totals, so the parts
 * add up to the amount.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  let weight = 0;
  let before = 0;
  return weights.map((own) => {
    weight += own;
    const until = Number(divideHalfUp(BigInt(amount) * BigInt(weight), BigInt(whole)));
    const part = until - before;
    before = until;
    return part;
  });
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return isNegative ? -rounded : rounded;
}

function sumOf<Name extends string>(list: readonly Record<Name, number>[], name: Name): number {
  return list.reduce((sum, one) => sum + one[name], 0);
}
