import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isInEuropeanUnion } from '../../core/shared/countries.ts';
import type { ProductFormScreen, StoredProductForm } from '../../view-models/shop/product-form-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts, type TextOf } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { IncompleteShop } from './own-products/incomplete-shop.tsx';
import { ProductDetailsPart, ProductSafetyPart } from './editor/product-form-details.tsx';
import { ProductFormFamily } from './editor/product-form-family.tsx';
import { ProductBasicsPart, ProductPricePart, ProductPicturesPart } from './editor/product-form-parts.tsx';
import { ProductPreview } from './editor/product-preview.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormErrors } from '../forms/form-errors.tsx';

/** Form of a new or existing product (VEND-02). */
export const ProductFormPage = observer(function ProductFormPage({ screen }: { screen: ProductFormScreen }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { form, id, shop, restored } = screen;
  useUnsaved(screen);
  return (
    <ProfileFrame width="narrow">
      <PageHeading
        title={t(screen.titleKey)}
        lead={id === null ? t('product-form-lead') : form.values.titleBg}
        actions={
          id !== null && (
            <LinkButton look="secondary" to={screen.variantAddress}>
              {t('product-add-variant')}
            </LinkButton>
          )
        }
      />
      <Stack>
        {shop && <IncompleteShop missing={shop.missing} />}
        {restored && (
          <Alert kind="info">
            {t('product-form-restored')}{' '}
            <Button look="quiet" size="small" onClick={() => screen.startAnew()}>
              {t('product-form-anew')}
            </Button>
          </Alert>
        )}
        <BoundForm form={form} texts="product-field" aria-label={t(screen.titleKey)}>
          <Stack gap="large">
            <FormErrors />
            <EditClashes
              version={screen.version}
              amounts={['price', 'promoPrice']}
              labelOf={(field) => t(field === 'pictures' ? 'pictures' : `product-field-${field}`)}
              textOf={(field, value) => productFieldText(field, value, { t, dates }, screen)}
            />
            <ProductBasicsPart screen={screen} />
            <ProductPricePart screen={screen} />
            <ProductPicturesPart screen={screen} />
            <ProductDetailsPart />
            <ProductSafetyPart isOutsideUnion={!isInEuropeanUnion(form.values.manufacturerCountry)} />
            {screen.family.length > 0 && <ProductFormFamily screen={screen} />}
            <Panel>
              <Row spread>
                <Row>
                  <SubmitButton>
                    {t(form.values.hidden ? 'product-save-hidden' : 'product-save')}
                  </SubmitButton>
                  <Button look="secondary" onClick={() => screen.showPreview(true)}>
                    {t('product-preview')}
                  </Button>
                </Row>
                <Row>
                  {id !== null && (
                    <Button look="quiet" onClick={() => screen.setDeleting(true)}>
                      {t('own-product-delete')}
                    </Button>
                  )}
                  <LinkButton look="quiet" to={links('AdminListProducts')}>
                    {t('product-form-back')}
                  </LinkButton>
                </Row>
              </Row>
            </Panel>
          </Stack>
        </BoundForm>
      </Stack>
      <ProductPreview screen={screen} />
      <Deletion screen={screen} />
    </ProfileFrame>
  );
});

/** Formats a value of a product's field; undefined uses the value itself. */
function productFieldText(
  field: keyof StoredProductForm,
  value: unknown,
  { t, dates }: { t: TextOf; dates: ReturnType<typeof useDates> },
  { categories }: ProductFormScreen,
): string | undefined {
  if (field === 'promoFrom' || field === 'promoUntil') return value ? dates.day(String(value)) : undefined;
  if (field === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name;
  return (field === 'colour' || field === 'material') && value ? t(`${field}-${String(value)}`) : undefined;
}

const Deletion = observer(function Deletion({ screen }: { screen: ProductFormScreen }) {
  const t = useTexts();
  return (
    <Modal
      open={screen.deleting}
      title={t('own-product-delete-title')}
      onClose={() => screen.setDeleting(false)}
    >
      <Stack>
        <p>{t('own-product-delete-text', { title: screen.form.values.titleBg })}</p>
        <Row>
          <Button look="danger" onClick={() => void screen.delete()}>
            {t('own-product-delete-confirm')}
          </Button>
          <Button look="quiet" onClick={() => screen.setDeleting(false)}>
            {t('bulk-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

/** The browser asks about unfinished uploads; typed text stays in the draft. */
function useUnsaved(screen: ProductFormScreen): void {
  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (screen.pictures.isSending) event.preventDefault();
    };
    window.addEventListener('beforeunload', closing);
    return () => window.removeEventListener('beforeunload', closing);
  }, [screen]);
}
