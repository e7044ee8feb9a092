import { fieldsOfSection, productField } from '../../../core/shop/product-fields.ts';
import { DescribedField } from '../../forms/described-field.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_PICTURES, PRODUCT_LIMITS } from '../../../core/shop/product-choices.ts';
import { roomOf, ROOMS } from '../../../core/shop/room.ts';
import type { Room } from '../../../core/shop/room.ts';
import type { ProductFormScreen } from '../../../view-models/shop/product-form-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Columns } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PromoNote } from './promo-note.tsx';
import { FormSection } from '../../forms/bound-form.tsx';
import { FormCheckbox, FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { FormSelect } from '../../forms/form-inputs.tsx';
import { LazyTextWarnings } from '../../forms/lazy-text-warnings.tsx';
import { PicturesField } from '../../forms/pictures-field.tsx';

export function ProductFields({ section }: { section: Parameters<typeof fieldsOfSection>[0] }) {
  return fieldsOfSection(section).map((name) => (
    <DescribedField key={name} name={name} field={productField(name)} choose="product-choose" />
  ));
}

type Props = { screen: ProductFormScreen };

/** Name, codes, category and description. */
export function ProductBasicsPart({ screen }: Props) {
  const t = useTexts();
  return (
    <FormSection title={t('product-part-basics')} lead={t('product-part-basics-lead')}>
      <FormTextField
        name="titleBg"
        lang="bg"
        hint
        maxLength={PRODUCT_LIMITS.title.to}
        autoComplete="off"
        required
      />
      <FormTextField name="titleEn" lang="en" hint maxLength={PRODUCT_LIMITS.title.to} autoComplete="off" />
      <Columns>
        <FormTextField name="code" hint maxLength={PRODUCT_LIMITS.code} autoComplete="off" required />
        <ProductFields section="basics" />
      </Columns>
      <CategoryFields screen={screen} />
      <FormTextArea name="descriptionBg" lang="bg" maxLength={PRODUCT_LIMITS.description} rows={6} />
      <FormTextArea name="descriptionEn" lang="en" maxLength={PRODUCT_LIMITS.description} rows={4} />
      <LazyTextWarnings kind="goods" names={['titleBg', 'titleEn', 'descriptionBg', 'descriptionEn']} now />
    </FormSection>
  );
}

/** Category field, filtered by a room. */
const CategoryFields = observer(function CategoryFields({ screen }: Props) {
  const t = useTexts();
  const { form, categories } = screen;
  const { categoryId, variantOf } = form.values;
  const chosen = categories.find(({ id }) => String(id) === categoryId);
  const [wanted, want] = useState<Room | null>(null);
  const room = chosen && (!wanted || !chosen.rooms.includes(wanted)) ? roomOf(chosen.rooms[0]) : wanted;
  const offered = categories.filter(({ rooms }) => room === null || rooms.includes(room));
  return (
    <Columns>
      {!variantOf && (
        <SelectField
          name="room"
          label={t('product-field-room')}
          unmarked
          placeholder={t('product-every-room')}
          options={ROOMS.map((one) => ({ value: one, label: t(`room-${one}`) }))}
          value={room}
          onValue={(one) => {
            want(one);
            if (one && chosen && !chosen.rooms.includes(one)) form.set('categoryId', '');
          }}
        />
      )}
      <FormSelect
        name="categoryId"
        none=""
        required
        placeholder={t('product-choose')}
        disabled={variantOf !== ''}
        hint={variantOf ? t('product-category-of-main') : undefined}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Columns>
  );
});

export const ProductPricePart = observer(function ProductPricePart({ screen }: Props) {
  const t = useTexts();
  return (
    <FormSection title={t('product-part-price')}>
      <Columns>
        <ProductFields section="price" />
        <FormTextField name="promoFrom" type="date" hint />
        <FormTextField name="promoUntil" type="date" hint min={screen.form.values.promoFrom || undefined} />
      </Columns>
      <PromoNote prices={screen.prices} history={screen.history} />
      {screen.mayShow ? <FormCheckbox name="hidden" hint /> : <Hint>{t('vendor-incomplete-hidden')}</Hint>}
    </FormSection>
  );
});

/** Up to ten pictures; the first is the main one. */
export function ProductPicturesPart({ screen }: Props) {
  const t = useTexts();
  const count = MAX_PICTURES;
  return (
    <FormSection title={t('pictures')} lead={t('product-part-pictures-lead', { count })}>
      <PicturesField
        name="pictures"
        queue={screen.pictures}
        full={t('product-pictures-full', { count })}
        refusal={t('error-product-pictures', { count })}
      />
    </FormSection>
  );
}
