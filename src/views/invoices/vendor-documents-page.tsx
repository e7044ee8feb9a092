import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { VendorDocument } from '../../core/invoices/invoice-gateway.ts';
import { currencyAmount } from '../../core/shared/price-format.ts';
import type { VendorDocumentsScreen } from '../../view-models/invoices/vendor-documents-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Button } from '../components/actions/button.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { classNames } from '../components/class-names.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormTextArea } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useService } from '../shell/services.tsx';
import { useDates, useLanguage, useLinks } from '../shell/use-page-language.ts';
import { DocumentLink } from './document-link.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoicingSettingsForm } from './invoicing-settings-form.tsx';

/** A link that is not broken. */
const Whole = styled(Link)`
  white-space: nowrap;
`;

type Props = { screen: VendorDocumentsScreen };

/** The vendor's invoices and taxes: documents by month, files and settings (SHIP-08, SHIP-09, SHIP-11). */
export const VendorDocumentsPage = observer(function VendorDocumentsPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { documents, month, replaced } = screen;
  const address = (page: number) => links('AdminInvoices', {}, { month, page: page > 1 ? page : null });
  return (
    <ProfileFrame>
      <PageHeading title={t('documents-title')} lead={t('documents-count', { count: documents.total })} />
      <Stack gap="large">
        <MonthBar screen={screen} />
        {documents.data.length === 0 ? (
          <EmptyState title={t('documents-empty')} />
        ) : (
          <DocumentTable screen={screen} />
        )}
        <Pagination page={screen.page} pages={screen.pageCount} hrefOf={address} />
        <InvoicingSettingsForm editor={screen.settings} />
      </Stack>
      {replaced && (
        <FormModal
          form={screen.replacement}
          title={t('invoice-replace-of', { number: replaced.number })}
          text={t('invoice-replace-hint')}
          prefix="replacement"
          texts="field-invoice"
          send={t('invoice-replace')}
          onClose={() => screen.closeReplacement()}
        >
          <InvoiceFields />
          <FormTextArea name="reason" maxLength={300} required />
        </FormModal>
      )}
    </ProfileFrame>
  );
});

const MonthBar = observer(function MonthBar({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const language = useLanguage();
  const navigation = useService(Navigation);
  const { month, months, settings } = screen;
  const query = new URLSearchParams({ month, language }).toString();
  const file = (href: string, label: string) => (
    <a className={classNames('button')} data-look="secondary" data-size="small" href={href} download>
      {label}
    </a>
  );
  return (
    <Stack>
      <Row>
        <SelectField
          name="month"
          label={t('documents-month')}
          unmarked
          value={month}
          options={months.map((one) => ({ value: one, label: dates.month(one) }))}
          onValue={(chosen) => void navigation.go(links('AdminInvoices', {}, { month: chosen }))}
        />
      </Row>
      <Row>
        <Hint>{t('documents-table')}</Hint>
        {file(`/exports/documents.csv?${query}`, 'CSV')}
        {file(`/exports/documents.xlsx?${query}`, 'XLSX')}
        {settings.form.values.isAuditOn && file(`/exports/audit-file.xml?${query}`, t('audit-file-download'))}
      </Row>
      {settings.form.values.isAuditOn && <Hint>{t('audit-file-hint')}</Hint>}
    </Stack>
  );
});

const DocumentTable = observer(function DocumentTable({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  return (
    <DataTable
      isListOnPhones
      label={t('documents-title')}
      columns={[
        { title: t('documents-number') },
        { title: t('documents-day') },
        { title: t('documents-order') },
        { title: t('documents-buyer') },
        { title: t('documents-amount'), isNumber: true },
        { title: t('documents-actions') },
      ]}
      rows={screen.documents.data.map((document) => ({
        key: document.id,
        cells: [
          <DocumentLink key="document" document={document} token={null} />,
          dates.day(document.issuedAt),
          <OrderLink key="order" document={document} />,
          <Buyer key="buyer" document={document} />,
          <Amount key="amount" document={document} />,
          document.isReplaceable ? (
            <Button
              key="replace"
              look="quiet"
              size="small"
              aria-label={t('invoice-replace-of', { number: document.number })}
              onClick={() => screen.openReplacement(document)}
            >
              {t('invoice-replace-short')}
            </Button>
          ) : null,
        ],
      }))}
    />
  );
});

type CellProps = { document: VendorDocument };

function OrderLink({ document: { vendorOrderId, orderNumber } }: CellProps) {
  const links = useLinks();
  return <Whole to={links('AdminVendorOrder', { id: vendorOrderId })}>{orderNumber}</Whole>;
}

function Buyer({ document: { buyer, reason, isVatNumberUnchecked } }: CellProps) {
  const t = useTexts();
  if (!buyer) return '–';
  return (
    <>
      {buyer.company}
      {isVatNumberUnchecked && <Hint>{t('invoice-vat-not-checked')}</Hint>}
      {reason !== '' && <Hint>{reason}</Hint>}
    </>
  );
}

function Amount({ document: { gross, currency, kind } }: CellProps) {
  const language = useLanguage();
  return currencyAmount(kind === 'credit-note' ? -gross : gross, currency, language);
}
