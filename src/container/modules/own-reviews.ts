import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/reviews/reviews.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { ReviewGateway } from '../../core/reviews/review-gateway.ts';

/** Module of writing reviews, replies and votes. */
export default new ContainerModule(({ bind }) => {
  bind(ReviewGateway).toResolvedValue((http) => httpGateway<ReviewGateway>(http, calls), [HttpClient]);
});
