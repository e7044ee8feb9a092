import { useMemo } from 'react';
import { COUNTRIES } from '../../../core/shared/countries.ts';
import { PRODUCT_LIMITS } from '../../../core/shop/product-choices.ts';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormSection } from '../../forms/bound-form.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { FormSelect } from '../../forms/form-inputs.tsx';
import { ProductFields } from './product-form-parts.tsx';

/** Colour, material, size, dimensions and delivery. */
export function ProductDetailsPart() {
  const t = useTexts();
  return (
    <FormSection title={t('product-part-details')} lead={t('product-part-details-lead')}>
      <Columns>
        <ProductFields section="look" />
      </Columns>
      <Columns>
        <ProductFields section="dimensions" />
      </Columns>
      <Columns>
        <ProductFields section="delivery" />
      </Columns>
    </FormSection>
  );
}

/** Manufacturer and safety information (SHOP-08). */
export function ProductSafetyPart({ isOutsideUnion }: { isOutsideUnion: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const countries = useMemo(
    () =>
      COUNTRIES.map((code) => ({ value: code, label: t(`country-${code}`) })).toSorted((one, other) =>
        one.label.localeCompare(other.label, language),
      ),
    [language, t],
  );
  return (
    <FormSection title={t('product-safety')} lead={t('product-part-safety-lead')}>
      <Columns>
        <FormTextField
          name="manufacturer"
          maxLength={PRODUCT_LIMITS.manufacturer.to}
          autoComplete="off"
          required
        />
        <FormTextField
          name="manufacturerAddress"
          maxLength={PRODUCT_LIMITS.manufacturerAddress.to}
          autoComplete="off"
          required
        />
      </Columns>
      <Columns>
        <FormTextField
          name="manufacturerContact"
          hint
          maxLength={PRODUCT_LIMITS.manufacturerContact}
          autoComplete="off"
          required
        />
        <FormSelect name="manufacturerCountry" none="" options={countries} required />
      </Columns>
      {isOutsideUnion && <ResponsiblePerson />}
      <FormTextArea name="safetyBg" lang="bg" hint maxLength={PRODUCT_LIMITS.safety} rows={4} />
      <FormTextArea name="safetyEn" lang="en" maxLength={PRODUCT_LIMITS.safety} rows={4} />
    </FormSection>
  );
}

/** The responsible person in the European Union, for a manufacturer outside it (GPSR, art. 4). */
function ResponsiblePerson() {
  const t = useTexts();
  return (
    <Columns>
      <FormTextField
        name="responsibleName"
        hint={t('product-responsible-hint')}
        maxLength={PRODUCT_LIMITS.manufacturer.to}
        autoComplete="off"
        required
      />
      <FormTextField
        name="responsibleAddress"
        maxLength={PRODUCT_LIMITS.manufacturerAddress.to}
        autoComplete="off"
        required
      />
      <FormTextField
        name="responsibleContact"
        hint
        maxLength={PRODUCT_LIMITS.manufacturerContact}
        autoComplete="off"
        required
      />
    </Columns>
  );
}
