import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import reviewsModule from '../../modules/reviews.ts';
import { screen } from '../../screen.ts';
import { VendorScreen } from '../../../view-models/shop/vendor-screen.ts';
import { VendorPage } from '../../../views/shop/vendor-page.tsx';

export default screen({
  view: VendorPage,
  modules: [reviewsModule],
  dependencies: { catalogue: ProductCatalogue, reviews: ReviewCatalogue },
  build: ({ catalogue, reviews }) => new VendorScreen(catalogue, reviews),
});
