import { ProductQuestions } from '../../../core/reviews/product-questions.ts';
import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { ViewedProducts } from '../../../core/shop/viewed-products.ts';
import { Clock } from '../../../core/shared/clock.ts';
import reviewsModule from '../../modules/reviews.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { QuestionList } from '../../../view-models/reviews/question-list.ts';
import { ProductScreen } from '../../../view-models/shop/product-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ProductPage } from '../../../views/shop/product-page.tsx';

export default screen({
  view: ProductPage,
  modules: [reviewsModule],
  dependencies: {
    catalogue: ProductCatalogue,
    cart: CartViewModel,
    reviews: ReviewCatalogue,
    viewed: ViewedProducts,
    questions: ProductQuestions,
    session: Session,
    clock: Clock,
    modals: Modals,
  },
  build: ({ catalogue, cart, reviews, viewed, questions, session, modals, clock }) => {
    const list = new QuestionList(questions, session, modals, async () => {
      const { questionRules } = await import('../../../core/reviews/question-command.ts');
      return questionRules;
    });
    return new ProductScreen(catalogue, cart, reviews, viewed, list, clock);
  },
});
