import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpProductQuestions } from '../../adapters/http/reviews/http-product-questions.ts';
import { HttpReviewCatalogue } from '../../adapters/http/reviews/http-review-catalogue.ts';
import { ProductQuestions } from '../../core/reviews/product-questions.ts';
import { ReviewCatalogue } from '../../core/reviews/review-catalogue.ts';

/** Reviews as they are read. */
export default new ContainerModule(({ bind }) => {
  bind(ProductQuestions).toResolvedValue((http) => new HttpProductQuestions(http), [HttpClient]);
  bind(ReviewCatalogue).toResolvedValue((http) => new HttpReviewCatalogue(http), [HttpClient]);
});
