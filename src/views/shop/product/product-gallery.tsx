import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/shop/product.ts';
import type { ProductScreen } from '../../../view-models/shop/product-screen.ts';
import { Gallery } from '../../components/content/gallery.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FavoriteButton } from '../favorite-button.tsx';

/** The pictures of a product (SHOP-05). */
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
      <Picture
        key={shown?.url}
        of={shown}
        alt={title}
        ratio="square"
        sizes="(min-width: 46rem) 52vw, 100vw"
        priority
      />
      <div className="card-corner">
        <FavoriteButton id={product.id} title={title} />
      </div>
    </Gallery>
  );
});
