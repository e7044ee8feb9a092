import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/shop/product.ts';
import type { ProductScreen } from '../../../view-models/shop/product-screen.ts';
import { IconButton } from '../../components/actions/button.tsx';
import { Gallery } from '../../components/content/gallery.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { ExpandIcon } from '../../components/page-icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { lazyModal } from '../../shell/lazy-modal.tsx';
import { FavoriteButton } from '../../favorites/favorite-button.tsx';
import { classNames } from '../../components/class-names.tsx';

const PictureZoom = lazyModal(() => import('./picture-zoom.tsx').then((module) => module.PictureZoom));

const Shown = styled.div`
  cursor: zoom-in;
`;

/** Pictures of a product (SHOP-05). */
export const ProductGallery = observer(function ProductGallery(props: {
  screen: ProductScreen;
  product: Product;
}) {
  const t = useTexts();
  const { screen, product } = props;
  const { pictures, title } = product;
  const shown = pictures[screen.picture] ?? pictures[0] ?? product.image;
  return (
    <Gallery
      pictures={pictures}
      shown={screen.picture}
      onShow={(index) => screen.showPicture(index)}
      label={t('pictures')}
      ratio="square"
    >
      <Shown onClick={() => shown && screen.setFullScreen(true)}>
        <Picture
          key={shown?.url}
          of={shown}
          alt={title}
          ratio="square"
          sizes="(min-width: 46rem) 52vw, 100vw"
          priority
        />
      </Shown>
      <div className={classNames('card-corner')}>
        <FavoriteButton id={product.id} title={title} />
      </div>
      {shown && (
        <div className={classNames('card-cart')}>
          <IconButton
            icon={ExpandIcon}
            look="raised"
            label={t('picture-larger')}
            onClick={() => screen.setFullScreen(true)}
          />
        </div>
      )}
      {screen.fullScreen && (
        <PictureZoom
          screen={screen}
          images={pictures.length > 0 ? pictures : shown ? [shown] : []}
          title={title}
          onUnavailable={() => screen.setFullScreen(false)}
        />
      )}
    </Gallery>
  );
});
