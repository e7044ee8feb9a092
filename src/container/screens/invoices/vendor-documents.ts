import { InvoiceGateway } from '../../../core/invoices/invoice-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import formsModule from '../../modules/forms.ts';
import invoicesModule from '../../modules/invoices.ts';
import { screen } from '../../screen.ts';
import { InvoicingEditor } from '../../../view-models/invoices/invoicing-editor.ts';
import { VendorDocumentsScreen } from '../../../view-models/invoices/vendor-documents-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { VendorDocumentsPage } from '../../../views/invoices/vendor-documents-page.tsx';

export default screen({
  view: VendorDocumentsPage,
  modules: [invoicesModule, formsModule],
  dependencies: { gateway: InvoiceGateway, modals: Modals, clock: Clock },
  build: ({ gateway, modals, clock }) =>
    new VendorDocumentsScreen(gateway, new InvoicingEditor(gateway, modals), modals, clock, async () => {
      const { InvoiceBuyerCommand } = await import('../../../core/invoices/invoice-buyer.ts');
      return (form) => new InvoiceBuyerCommand(form).errors();
    }),
});
