import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { stockOf } from '../../../core/shop/product.ts';
import type { Product } from '../../../core/shop/product.ts';
import type { ProductFormScreen } from '../../../view-models/shop/product-form-screen.ts';
import { Badge } from '../../components/messages/badge.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Gallery } from '../../components/content/gallery.tsx';
import { Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { ProductFacts } from '../product/product-facts.tsx';
import { ProductPrice } from '../product-price.tsx';
import { ProductPromises } from '../product/product-promises.tsx';
import { FirmName } from '../../components/content/firm-name.tsx';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  @media (min-width: 52rem) {
    grid-template-columns: 1fr 1fr;
  }
`;
const Description = styled.p`
  max-width: var(--width-text);
  white-space: pre-line;
`;

export const ProductPreview = observer(function ProductPreview({ screen }: { screen: ProductFormScreen }) {
  const t = useTexts();
  const { preview } = screen;
  return (
    <Modal
      open={preview !== null}
      size="large"
      label={t('product-preview')}
      onClose={() => screen.showPreview(false)}
    >
      {preview && <Preview product={preview} />}
    </Modal>
  );
});

function Preview({ product }: { product: Product }) {
  const t = useTexts();
  const [shown, show] = useState(0);
  const { pictures, title, description, quantity } = product;
  const picture = pictures[shown] ?? null;
  const stock = stockOf(product);
  return (
    <Stack>
      <Hint>{t('product-preview-note')}</Hint>
      <Top>
        <Gallery pictures={pictures} shown={shown} onShow={show} label={t('pictures')} ratio="square">
          <Picture
            key={picture?.url}
            of={picture}
            alt={title}
            ratio="square"
            sizes="(min-width: 52rem) 30rem, 100vw"
          />
        </Gallery>
        <Stack>
          <div>
            <span>
              <FirmName name={product.vendor.name} />
            </span>
            <h2>{title || t('product-untitled')}</h2>
          </div>
          <ProductPrice product={product} size="large" />
          <div>
            <Badge look={stock === 'in-stock' ? 'good' : stock === 'last' ? 'warning' : 'plain'}>
              {t(`stock-${stock}`, { count: quantity })}
            </Badge>
          </div>
          <ProductPromises product={product} />
        </Stack>
      </Top>
      {description && <Description>{description}</Description>}
      <ProductFacts product={product} />
    </Stack>
  );
}
