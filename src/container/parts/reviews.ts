import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpReviewCatalogue } from '../../adapters/http/reviews/http-review-catalogue.ts';
import { ReviewCatalogue } from '../../core/reviews/review-catalogue.ts';

/** Reviews as they are read. */
export default new ContainerModule(({ bind }) => {
  bind(ReviewCatalogue).toResolvedValue((http) => new HttpReviewCatalogue(http), [HttpClient]);
});
