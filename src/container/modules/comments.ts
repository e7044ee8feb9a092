import { ContainerModule } from 'inversify';
import { HttpCaptcha } from '../../adapters/http/site/http-captcha.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/journal/comments.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { StoredOwnComments } from '../../adapters/storage/stored-own-comments.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { CaptchaSolver } from '../../core/shared/captcha.ts';
import { CommentGateway, OwnComments } from '../../core/journal/comment.ts';

export default new ContainerModule(({ bind }) => {
  bind(CommentGateway).toResolvedValue((http) => httpGateway<CommentGateway>(http, calls), [HttpClient]);
  bind(OwnComments).toResolvedValue((store) => new StoredOwnComments(store), [TextStore]);
  bind(CaptchaSolver).toResolvedValue((http) => new HttpCaptcha(http), [HttpClient]);
});
