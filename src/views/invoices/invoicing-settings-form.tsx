import { observer } from 'mobx-react-lite';
import type { InvoicingEditor } from '../../view-models/invoices/invoicing-editor.ts';
import { Columns, Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormCheckbox, FormTextField } from '../forms/form-fields.tsx';

/** Settings of the vendor's invoices, VAT and audit file (SHIP-08, SHIP-09). */
export const InvoicingSettingsForm = observer(function InvoicingSettingsForm({
  editor,
}: {
  editor: InvoicingEditor;
}) {
  const t = useTexts();
  const { form, vatNumber, isNumberUsed } = editor;
  const { isAuditOn } = form.values;
  return (
    <FormSection title={t('invoicing-title')}>
      <BoundForm form={form} prefix="invoicing" texts="field-invoicing" aria-label={t('invoicing-title')}>
        <FormErrors />
        <FormCheckbox
          name="chargesVat"
          label={t('invoicing-charges-vat')}
          hint={
            vatNumber === ''
              ? t('invoicing-charges-vat-none')
              : t('invoicing-charges-vat-hint', { number: vatNumber })
          }
        />
        <FormTextField
          name="firstNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          readOnly={isNumberUsed}
          hint
          required
        />
        <FormCheckbox name="isAuditOn" label={t('invoicing-audit')} hint={t('invoicing-audit-hint')} />
        {isAuditOn && (
          <>
            <FormTextField name="shopNumber" autoComplete="off" maxLength={12} hint required />
            <Columns>
              <FormTextField name="posNumber" autoComplete="off" maxLength={200} />
              <FormTextField name="providerId" autoComplete="off" maxLength={200} hint />
            </Columns>
            <FormCheckbox
              name="isCashByPost"
              label={t('invoicing-cash-by-post')}
              hint={t('invoicing-cash-by-post-hint')}
            />
          </>
        )}
        <Row>
          <SubmitButton>{t('settings-save')}</SubmitButton>
        </Row>
      </BoundForm>
    </FormSection>
  );
});
