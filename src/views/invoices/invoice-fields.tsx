import { useTexts } from '../components/use-texts.ts';
import { Columns } from '../components/layout.tsx';
import { FormTextField } from '../forms/form-fields.tsx';

/** Fields of an invoice's buyer; in the checkout their names begin with `invoice`. */
export function InvoiceFields({ isCheckout = false }: { isCheckout?: boolean }) {
  const t = useTexts();
  const name = (field: string) =>
    isCheckout ? `invoice${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
  return (
    <>
      <FormTextField name={name('company')} autoComplete="organization" hint maxLength={200} required />
      <Columns>
        <FormTextField name={name('number')} inputMode="numeric" autoComplete="off" maxLength={30} required />
        <FormTextField
          name={name('vatNumber')}
          autoComplete="off"
          maxLength={30}
          hint={t('field-invoice-vatNumber-hint')}
        />
      </Columns>
      <FormTextField name={name('address')} autoComplete="off" maxLength={300} required />
      <FormTextField name={name('person')} autoComplete="off" hint maxLength={100} required />
    </>
  );
}
