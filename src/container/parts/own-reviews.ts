import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpReviewGateway } from '../../adapters/http/reviews/http-review-gateway.ts';
import { ReviewGateway } from '../../core/reviews/review-gateway.ts';

/** Reviews as they are written, answered and voted for. */
export default new ContainerModule(({ bind }) => {
  bind(ReviewGateway).toResolvedValue((http) => new HttpReviewGateway(http), [HttpClient]);
});
