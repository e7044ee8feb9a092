import { observer } from 'mobx-react-lite';
import { COLOURS, MATERIALS, PRODUCT_LIMITS } from '../../../core/shop/product-choices.ts';
import type { ProductFormScreen } from '../../../view-models/shop/product-form-screen.ts';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';
import { FormSheet, ProductChoice, ProductNumber, ProductText } from './product-form-fields.tsx';

type Props = { screen: ProductFormScreen };

/** Colour, material, size, dimensions and delivery. */
export const ProductDetailsPart = observer(function ProductDetailsPart({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  return (
    <FormSheet title={t('product-part-details')} lead={t('product-part-details-lead')}>
      <Columns>
        <ProductChoice form={form} name="colour" words={COLOURS} />
        <ProductChoice form={form} name="material" words={MATERIALS} />
        <FormField
          form={form}
          name="size"
          label={t('product-field-size')}
          hint={t('product-field-size-hint')}
          maxLength={PRODUCT_LIMITS.size}
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <ProductNumber form={form} name="width" />
        <ProductNumber form={form} name="height" />
        <ProductNumber form={form} name="depth" />
        <ProductNumber form={form} name="weight" />
      </Columns>
      <Columns>
        <ProductNumber form={form} name="deliveryDaysFrom" required />
        <ProductNumber form={form} name="deliveryDaysTo" required />
      </Columns>
    </FormSheet>
  );
});

/** Who made it and what to take care of (SHOP-08). */
export const ProductSafetyPart = observer(function ProductSafetyPart({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  return (
    <FormSheet title={t('product-safety')} lead={t('product-part-safety-lead')}>
      <Columns>
        <FormField
          form={form}
          name="manufacturer"
          label={t('product-field-manufacturer')}
          maxLength={PRODUCT_LIMITS.manufacturer.to}
          autoComplete="off"
          required
        />
        <FormField
          form={form}
          name="manufacturerAddress"
          label={t('product-field-manufacturerAddress')}
          maxLength={PRODUCT_LIMITS.manufacturerAddress.to}
          autoComplete="off"
          required
        />
      </Columns>
      <ProductText
        form={form}
        name="safetyBg"
        maxLength={PRODUCT_LIMITS.safety}
        hint={t('product-field-safetyBg-hint')}
      />
      <ProductText form={form} name="safetyEn" maxLength={PRODUCT_LIMITS.safety} />
    </FormSheet>
  );
});
