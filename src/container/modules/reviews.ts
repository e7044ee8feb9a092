import { ContainerModule } from 'inversify';
import * as questions from '../../../api/calls/reviews/product-questions.ts';
import { reviews } from '../../../api/calls/reviews/reviews.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { ProductQuestions } from '../../core/reviews/product-questions.ts';
import { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';

export default new ContainerModule(({ bind }) => {
  bind(ProductQuestions).toResolvedValue(
    (http) => httpGateway<ProductQuestions>(http, questions),
    [HttpClient],
  );
  bind(ReviewCatalogue).toResolvedValue(
    (http) => httpGateway<ReviewCatalogue>(http, { reviews }),
    [HttpClient],
  );
});
