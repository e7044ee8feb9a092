import { makeAutoObservable, runInAction } from 'mobx';
import type { InvoiceGateway, VendorInvoicing } from '../../core/invoices/invoice-gateway.ts';
import { DEFAULT_INVOICING, invoicingErrors, tidyInvoicing } from '../../core/invoices/invoicing-settings.ts';
import type { InvoicingSettings } from '../../core/invoices/invoicing-settings.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Settings as typed; the first number is text. */
type TypedInvoicing = Omit<InvoicingSettings, 'firstNumber'> & { firstNumber: string };

const EMPTY: TypedInvoicing = { ...DEFAULT_INVOICING, chargesVat: false, firstNumber: '1' };

/** Form of the vendor's settings of invoices and taxes (SHIP-08, SHIP-09). */
export class InvoicingEditor {
  readonly form: Form<TypedInvoicing>;
  /** Empty without a registration. */
  vatNumber = '';
  isNumberUsed = false;
  private firstNumber = 1;

  constructor(
    private readonly gateway: InvoiceGateway,
    private readonly modals: Modals,
  ) {
    this.form = new Form<TypedInvoicing>(EMPTY, {
      check: (typed) =>
        invoicingErrors(settingsOf(typed), {
          vatNumber: this.vatNumber,
          issuedFrom: this.isNumberUsed ? this.firstNumber : null,
        }),
      submit: async (typed) => {
        this.take(await this.gateway.updateInvoicing(settingsOf(typed)));
        this.modals.notify('success', 'profile-saved-message');
      },
    });
    makeAutoObservable(this, unobserved('form', 'gateway', 'modals', 'firstNumber'));
  }

  async load(signal?: CancelSignal): Promise<void> {
    this.take(await this.gateway.vendorInvoicing({}, signal));
  }

  private take({ settings, vatNumber, isNumberUsed }: VendorInvoicing): void {
    runInAction(() => {
      this.vatNumber = vatNumber;
      this.isNumberUsed = isNumberUsed;
      this.firstNumber = settings.firstNumber;
    });
    this.form.reset({ ...settings, firstNumber: String(settings.firstNumber) });
  }
}

/** Reads the form; an unreadable number is NaN. */
function settingsOf(typed: TypedInvoicing): InvoicingSettings {
  const text = typed.firstNumber.replace(/\s/g, '');
  return tidyInvoicing({ ...typed, firstNumber: /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN });
}
