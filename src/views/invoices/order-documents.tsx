import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { InvoiceGateway } from '../../core/invoices/invoice-gateway.ts';
import type { OrderDocuments as Documents } from '../../core/invoices/invoice-gateway.ts';
import { OrderDocumentList } from '../../view-models/invoices/order-documents.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { FirmName } from '../components/content/firm-name.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { lazySection } from '../components/load-part.ts';
import { useTexts } from '../components/use-texts.ts';
import { FormModal } from '../forms/form-modal.tsx';
import { useService } from '../shell/services.tsx';
import { DocumentFacts, DocumentLink } from './document-link.tsx';

const InvoiceFields = lazySection(() =>
  import('./invoice-fields.tsx').then((module) => module.InvoiceFields),
);

type Props = {
  /** Secret of the order's link. */
  token: string;
  vendors: readonly { id: number; name: string }[];
  /** Changes with the order; the documents are loaded again. */
  version: string;
};

/** Documents of an order for its buyer, and the request for an invoice (SHIP-08). */
export const OrderDocuments = observer(function OrderDocuments({ token, vendors, version }: Props) {
  const t = useTexts();
  const list = useDocuments(token);
  useEffect(() => void list.load(), [list, version]);
  const shown = list.documents.filter(
    ({ documents, request, mayRequest }) => documents.length > 0 || request !== null || mayRequest,
  );
  if (shown.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="order-documents">
      <Stack>
        <h2 id="order-documents">{t('invoice-title')}</h2>
        {shown.map((part) => (
          <PartDocuments
            key={part.vendorOrderId}
            part={part}
            list={list}
            token={token}
            vendor={
              vendors.length > 1 ? vendors.find(({ id }) => id === part.vendorOrderId)?.name : undefined
            }
          />
        ))}
      </Stack>
      {list.requested !== null && (
        <FormModal
          form={list.form}
          title={t('invoice-request')}
          text={t('invoice-intro')}
          prefix="invoice"
          texts="field-invoice"
          send={t('invoice-save')}
          onClose={() => list.close()}
        >
          <Suspense>
            <InvoiceFields />
          </Suspense>
        </FormModal>
      )}
    </Panel>
  );
});

type PartProps = { part: Documents; list: OrderDocumentList; token: string; vendor: string | undefined };

function PartDocuments({ part, list, token, vendor }: PartProps) {
  const t = useTexts();
  const { vendorOrderId, documents, request, mayRequest } = part;
  return (
    <Stack role={vendor === undefined ? undefined : 'group'} aria-label={vendor}>
      {vendor !== undefined && (
        <h3>
          <FirmName name={vendor} />
        </h3>
      )}
      {documents.length > 0 && (
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLink document={document} token={token} />
              <DocumentFacts document={document} />
            </li>
          ))}
        </ul>
      )}
      {mayRequest && request && <p>{t('invoice-requested', request)}</p>}
      {mayRequest && (
        <Row>
          <Button look="secondary" size="small" onClick={() => list.open(vendorOrderId)}>
            {t(request ? 'invoice-request-change' : 'invoice-request')}
          </Button>
          <Hint>{t('invoice-intro')}</Hint>
        </Row>
      )}
    </Stack>
  );
}

function useDocuments(token: string): OrderDocumentList {
  const [gateway, modals] = [useService(InvoiceGateway), useService(Modals)];
  const [list] = useState(
    () =>
      new OrderDocumentList(gateway, modals, token, async () => {
        const { InvoiceBuyerCommand } = await import('../../core/invoices/invoice-buyer.ts');
        return (form) => new InvoiceBuyerCommand(form).errors();
      }),
  );
  return list;
}
