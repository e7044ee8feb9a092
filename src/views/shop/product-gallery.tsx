import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../core/shop/product.ts';
import type { ProductScreen } from '../../view-models/shop/product-screen.ts';
import { CardCorner } from '../components/card.tsx';
import { Picture } from '../components/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FavoriteButton } from './favorite-button.tsx';

const Large = styled.div`
  position: relative;
  border-radius: var(--radius-lg);
  overflow: clip;
  box-shadow: var(--shadow-sm);
`;
const Small = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: var(--space-3);
  max-width: 32rem;
  margin-top: var(--space-3);
  & button {
    display: block;
    width: 100%;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: none;
    overflow: clip;
    &[aria-pressed='true'] {
      border-color: var(--colour-action);
    }
  }
`;

/** One large picture, and the others to choose from (SHOP-05). */
export const ProductGallery = observer(function ProductGallery(props: {
  screen: ProductScreen;
  product: Product;
}) {
  const t = useTexts();
  const { screen, product } = props;
  const { pictures, title } = product;
  const shown = pictures[screen.picture] ?? pictures[0] ?? product.image;
  return (
    <div>
      <Large>
        <Picture
          key={shown?.url}
          src={shown?.url}
          alt={title}
          width={shown?.width ?? 800}
          height={shown?.height ?? 800}
          ratio="square"
          priority
        />
        <CardCorner>
          <FavoriteButton id={product.id} title={title} />
        </CardCorner>
      </Large>
      {pictures.length > 1 && (
        <Small aria-label={t('pictures')}>
          {pictures.map(({ url, width, height }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('picture-number', { number: index + 1, count: pictures.length })}
                aria-pressed={index === screen.picture}
                onClick={() => screen.showPicture(index)}
              >
                <Picture src={url} alt="" width={width} height={height} ratio="square" />
              </button>
            </li>
          ))}
        </Small>
      )}
    </div>
  );
});
