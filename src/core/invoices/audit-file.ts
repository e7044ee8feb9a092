import type { DocumentAmounts } from './sales-document.ts';

/** Ways of payment of an order in annex 38 of Ordinance N-18. */
export const AUDIT_PAYMENTS = { virtualPos: 2, postalTransfer: 3, provider: 4 } as const;

/** Ways of a refund in annex 38. */
export const AUDIT_REFUNDS = { bank: 1, card: 2 } as const;

/** A delivered order with its seller's document; days in Sofia. */
export type AuditSale = {
  orderNumber: string;
  orderedOn: string;
  documentNumber: number;
  issuedOn: string;
  amounts: Pick<DocumentAmounts, 'lines' | 'net' | 'vat' | 'gross'>;
  payment: (typeof AUDIT_PAYMENTS)[keyof typeof AUDIT_PAYMENTS];
  posNumber: string;
  providerId: string;
  /** Reference of the card payment. */
  transaction: string;
};

/** A refund that reached the buyer; the amount in hundredths. */
export type AuditRefund = {
  orderNumber: string;
  amount: number;
  refundedOn: string;
  payment: (typeof AUDIT_REFUNDS)[keyof typeof AUDIT_REFUNDS];
};

export type AuditMonth = {
  companyNumber: string;
  shopNumber: string;
  domain: string;
  createdOn: string;
  /** `YYYY-MM`. */
  month: string;
  sales: readonly AuditSale[];
  refunds: readonly AuditRefund[];
};

/** Elements of the file by name, as an XML writer takes them. */
export type AuditElements = Record<string, unknown>;

/** Longest title of an article in characters. */
const MAX_TITLE = 200;
/** Value of a vendor that sells on a platform of others. */
const ON_PLATFORM = 2;

/** True for a month `YYYY-MM` that a file exists for: annex 38 is in force since 2020. */
export function isAuditMonth(month: string): boolean {
  return /^20[2-9]\d-(?:0[1-9]|1[0-2])$/.test(month);
}

/** First day of the month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/** Builds the elements of the monthly audit file (SHIP-09). Discounts are separate from the articles. */
export function auditElements(month: AuditMonth, titleOfDelivery: string): AuditElements {
  const returned = new Set(month.refunds.map(({ orderNumber }) => orderNumber));
  const refunded = month.refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    eik: month.companyNumber,
    e_shop_n: month.shopNumber,
    domain_name: month.domain,
    e_shop_type: ON_PLATFORM,
    creation_date: month.createdOn,
    mon: month.month.slice(5),
    god: month.month.slice(0, 4),
    order: { orderenum: month.sales.map((sale) => saleElements(sale, titleOfDelivery)) },
    r_ord: returned.size,
    rorder: {
      rorderenum: month.refunds.map((refund) => ({
        r_ord_n: refund.orderNumber,
        r_amount: decimal(refund.amount),
        r_date: refund.refundedOn,
        r_paym: refund.payment,
      })),
    },
    r_total: decimal(refunded),
  };
}

function saleElements(sale: AuditSale, titleOfDelivery: string): AuditElements {
  const { amounts, payment } = sale;
  const articles = amounts.lines.filter(({ kind }) => kind !== 'adjustment');
  const discount = amounts.lines
    .filter(({ kind }) => kind === 'adjustment')
    .reduce((sum, { net }) => sum - net, 0);
  return {
    ord_n: sale.orderNumber,
    ord_d: sale.orderedOn,
    doc_n: sale.documentNumber,
    doc_date: sale.issuedOn,
    art: {
      artenum: articles.map(({ kind, title, quantity, net, vat, gross, rate }) => ({
        art_name: [...(kind === 'delivery' ? titleOfDelivery : title.bg)].slice(0, MAX_TITLE).join(''),
        art_quant: quantity,
        art_price: decimal(Math.round(net / quantity)),
        art_vat_rate: rate,
        art_vat: decimal(vat),
        art_sum: decimal(gross),
      })),
    },
    ord_total1: decimal(amounts.net + discount),
    ord_disc: decimal(discount),
    ord_vat: decimal(amounts.vat),
    ord_total2: decimal(amounts.gross),
    paym: payment,
    ...(payment === AUDIT_PAYMENTS.virtualPos && { pos_n: sale.posNumber }),
    ...(sale.transaction !== '' && { trans_n: sale.transaction }),
    ...(payment === AUDIT_PAYMENTS.provider && { proc_id: sale.providerId }),
  };
}

/** Formats hundredths as a decimal number: `12.05`. */
export function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
