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
import { PICTURE_TYPES } from '../../../core/site/picture-uploads.ts';
import { FileDrop } from '../../components/fields/file-drop.tsx';
import { PictureTiles } from '../../forms/picture-tiles.tsx';
import { FormField, FormTick } from '../../forms/form-field.tsx';
import { FormAmount } from '../../forms/amount-field.tsx';
import { FormSheet, ProductNumber, ProductText } from './product-form-fields.tsx';

type Props = { screen: ProductFormScreen };

/** Name, code, category and description. */
export const ProductBasicsPart = observer(function ProductBasicsPart({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  return (
    <FormSheet title={t('product-part-basics')} lead={t('product-part-basics-lead')}>
      <FormField
        form={form}
        name="titleBg"
        lang="bg"
        label={t('product-field-titleBg')}
        hint={t('product-field-titleBg-hint')}
        maxLength={PRODUCT_LIMITS.title.to}
        autoComplete="off"
        required
      />
      <FormField
        form={form}
        name="titleEn"
        lang="en"
        label={t('product-field-titleEn')}
        hint={t('product-english-hint')}
        maxLength={PRODUCT_LIMITS.title.to}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="code"
        label={t('product-field-code')}
        hint={t('product-field-code-hint')}
        maxLength={PRODUCT_LIMITS.code}
        autoComplete="off"
        required
      />
      <CategoryFields screen={screen} />
      <ProductText form={form} name="descriptionBg" maxLength={PRODUCT_LIMITS.description} rows={6} />
      <ProductText form={form} name="descriptionEn" maxLength={PRODUCT_LIMITS.description} />
    </FormSheet>
  );
});

/** The category, narrowed by a room. */
const CategoryFields = observer(function CategoryFields({ screen }: Props) {
  const t = useTexts();
  const { form, categories } = screen;
  const { categoryId, variantOf } = form.values;
  const chosen = categories.find(({ id }) => String(id) === categoryId);
  const [wanted, want] = useState<Room | null>(null);
  const room = chosen && (!wanted || !chosen.rooms.includes(wanted)) ? roomOf(chosen.rooms[0]) : wanted;
  const error = form.errors['categoryId'];
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
      <SelectField
        name="categoryId"
        label={t('product-field-categoryId')}
        required
        placeholder={t('product-choose')}
        disabled={variantOf !== ''}
        hint={variantOf ? t('product-category-of-main') : undefined}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={categoryId || null}
        onValue={(id) => form.set('categoryId', id ?? '')}
        {...(error && { error: t(error) })}
      />
    </Columns>
  );
});

/** What it costs, how many there are, and whether it is shown. */
export const ProductPricePart = observer(function ProductPricePart({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  return (
    <FormSheet title={t('product-part-price')}>
      <Columns>
        <FormAmount
          form={form}
          name="price"
          label={t('product-field-price')}
          hint={t('product-field-price-hint')}
          required
        />
        <FormAmount
          form={form}
          name="promoPrice"
          label={t('product-field-promoPrice')}
          hint={t('product-field-promoPrice-hint')}
        />
        <ProductNumber form={form} name="quantity" required />
      </Columns>
      {screen.mayShow ? (
        <FormTick
          form={form}
          name="hidden"
          label={t('product-field-hidden')}
          hint={t('product-hidden-hint')}
        />
      ) : (
        <Hint>{t('vendor-incomplete-hidden')}</Hint>
      )}
    </FormSheet>
  );
});

/** Up to ten pictures; the first is the main one. */
export const ProductPicturesPart = observer(function ProductPicturesPart({ screen }: Props) {
  const t = useTexts();
  const { pictures, form } = screen;
  const error = form.errors['pictures'];
  return (
    <FormSheet title={t('pictures')} lead={t('product-part-pictures-lead', { count: MAX_PICTURES })}>
      <FileDrop
        accept={PICTURE_TYPES.join(',')}
        id="field-pictures"
        label={t(pictures.room > 0 ? 'pictures-drop' : 'product-pictures-full', { count: MAX_PICTURES })}
        hint={
          pictures.tiles.length > 0 && pictures.room > 0
            ? t('pictures-drop-more', { count: pictures.room })
            : t('pictures-drop-hint')
        }
        multiple
        full={pictures.room <= 0}
        error={pictures.refusal ? t('error-product-pictures', { count: MAX_PICTURES }) : error && t(error)}
        onFiles={(files) => pictures.add(files)}
      />
      <PictureTiles queue={pictures} label={t('pictures-list')} />
    </FormSheet>
  );
});
