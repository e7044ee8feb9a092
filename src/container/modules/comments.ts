import { ContainerModule } from 'inversify';
import { HttpCaptcha } from '../../adapters/http/site/http-captcha.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpCommentGateway } from '../../adapters/http/journal/http-comment-gateway.ts';
import { StoredOwnComments } from '../../adapters/storage/stored-own-comments.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { CaptchaSolver } from '../../core/shared/captcha.ts';
import { CommentGateway, OwnComments } from '../../core/journal/comment.ts';

/** Module of comments on the journal's posts. */
export default new ContainerModule(({ bind }) => {
  bind(CommentGateway).toResolvedValue((http) => new HttpCommentGateway(http), [HttpClient]);
  bind(OwnComments).toResolvedValue((store) => new StoredOwnComments(store), [TextStore]);
  bind(CaptchaSolver).toResolvedValue((http) => new HttpCaptcha(http), [HttpClient]);
});
