import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { EMPTY_INVOICE_BUYER } from '../../core/invoices/invoice-buyer.ts';
import type { InvoiceBuyer } from '../../core/invoices/invoice-buyer.ts';
import type { InvoiceGateway, VendorDocument } from '../../core/invoices/invoice-gateway.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import type { Query } from '../../core/site/paths.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';
import type { InvoicingEditor } from './invoicing-editor.ts';
import type { BuyerRules } from './order-documents.ts';

const PAGE_SIZE = 20;
/** Months offered in the list, the current one included. */
const MONTHS = 24;

type Replacement = InvoiceBuyer & { reason: string };
const NO_REPLACEMENT: Replacement = { ...EMPTY_INVOICE_BUYER, reason: '' };

/** The vendor's page of invoices and taxes: documents by month, downloads, settings (SHIP-08, SHIP-09). */
export class VendorDocumentsScreen implements Screen {
  readonly head: Head = { title: { key: 'documents-title' } };
  readonly replacement: Form<Replacement>;
  documents: Page<VendorDocument> = { data: [], total: 0 };
  month = '';
  page = 1;
  replaced: VendorDocument | null = null;

  constructor(
    private readonly gateway: InvoiceGateway,
    readonly settings: InvoicingEditor,
    private readonly modals: Modals,
    private readonly clock: Clock,
    loadRules: () => Promise<BuyerRules>,
  ) {
    this.replacement = new Form<Replacement>(NO_REPLACEMENT, {
      check: async (values) => ({
        ...(await loadRules())(values),
        ...(values.reason.trim().length < 3 && { reason: 'error-invoice-reason' }),
      }),
      submit: (values) => this.replace(values),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'replacement', 'gateway', 'settings', 'modals', 'clock'),
      documents: observableRef,
      replaced: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const month = this.monthIn(query);
    const page = pageOfQuery(query);
    const [documents] = await Promise.all([
      this.gateway.vendorDocuments(
        { month, offset: offsetOfPage(page, PAGE_SIZE), limit: PAGE_SIZE },
        signal,
      ),
      this.settings.load(signal),
    ]);
    runInAction(() => {
      this.month = month;
      this.page = page;
      this.documents = documents;
    });
  }

  /** Months `YYYY-MM`, the latest first. */
  get months(): string[] {
    const [year = 0, month = 1] = sofiaDay(this.clock.now()).split('-').map(Number);
    return Array.from({ length: MONTHS }, (_, back) => {
      const index = year * 12 + month - 1 - back;
      return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    });
  }

  get pageCount(): number {
    return pagesOf(this.documents, PAGE_SIZE);
  }

  openReplacement(document: VendorDocument): void {
    this.replacement.reset({ ...(document.buyer ?? EMPTY_INVOICE_BUYER), reason: '' });
    this.replaced = document;
  }

  closeReplacement(): void {
    this.replaced = null;
  }

  private monthIn(query: Query): string {
    const [current = ''] = this.months;
    return this.months.find((month) => month === query['month']?.[0]) ?? current;
  }

  private async replace({ reason, ...buyer }: Replacement): Promise<void> {
    const { replaced, month, page } = this;
    if (!replaced) return;
    await this.gateway.replaceInvoice({ id: String(replaced.id), buyer, reason });
    const documents = await this.gateway.vendorDocuments({
      month,
      offset: offsetOfPage(page, PAGE_SIZE),
      limit: PAGE_SIZE,
    });
    runInAction(() => {
      this.documents = documents;
      this.replaced = null;
    });
    this.modals.notify('success', 'invoice-replaced');
  }
}
