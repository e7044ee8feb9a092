import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { EMPTY_INVOICE_BUYER } from '../../core/invoices/invoice-buyer.ts';
import type { InvoiceBuyer } from '../../core/invoices/invoice-buyer.ts';
import type { InvoiceGateway, OrderDocuments } from '../../core/invoices/invoice-gateway.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Rules of an invoice's buyer; heavy code that loads with the first check. */
export type BuyerRules = (form: InvoiceBuyer) => FieldErrors;

/** Documents of an order for its buyer, and the form that requests an invoice (SHIP-08). */
export class OrderDocumentList {
  readonly form: Form<InvoiceBuyer>;
  documents: readonly OrderDocuments[] = [];
  /** Vendor order whose form is open. */
  requested: number | null = null;

  constructor(
    private readonly gateway: InvoiceGateway,
    private readonly modals: Modals,
    private readonly token: string,
    loadRules: () => Promise<BuyerRules>,
  ) {
    this.form = new Form<InvoiceBuyer>(EMPTY_INVOICE_BUYER, {
      check: async (values) => (await loadRules())(values),
      submit: (values) => this.request(values),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'gateway', 'modals', 'token'),
      documents: observableRef,
    });
  }

  /** Loads the documents; errors leave the section empty. */
  async load(): Promise<void> {
    try {
      const { data } = await this.gateway.orderDocuments({ token: this.token });
      runInAction(() => {
        this.documents = data;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Opens the form with the data of this order or of another vendor's part. */
  open(vendorOrderId: number): void {
    const own = this.documents.find((one) => one.vendorOrderId === vendorOrderId)?.request;
    const other = this.documents.find(({ request }) => request !== null)?.request;
    this.form.reset(own ?? other ?? EMPTY_INVOICE_BUYER);
    this.requested = vendorOrderId;
  }

  close(): void {
    this.requested = null;
  }

  private async request(buyer: InvoiceBuyer): Promise<void> {
    const { requested: vendorOrderId, token } = this;
    if (vendorOrderId === null) return;
    const { data } = await this.gateway.requestInvoice({ token, vendorOrderId, buyer });
    runInAction(() => {
      this.documents = data;
      this.requested = null;
    });
    this.modals.notify('success', 'invoice-request-saved');
  }
}
