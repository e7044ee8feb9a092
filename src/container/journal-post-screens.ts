import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../adapters/browser/browser-sharing.ts';
import { HttpCaptcha } from '../adapters/http/http-captcha.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpCommentDesk } from '../adapters/http/http-comment-desk.ts';
import { StoredOwnComments } from '../adapters/storage/stored-own-comments.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import type { CommentFormRules } from '../core/journal/comment-form-rules.ts';
import { JournalCatalogue } from '../core/journal/journal-catalogue.ts';
import { Failure } from '../core/shared/failure.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { Sharing } from '../core/site/sharing.ts';
import { Session } from '../view-models/accounts/session.ts';
import { BlogPostScreen } from '../view-models/journal/blog-post-screen.ts';
import { PostComments } from '../view-models/journal/post-comments.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindJournalCatalogue } from './journal-desk.ts';

/** The page of a post. */
export const journalPostScreens = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindJournalCatalogue(options);
  bindFormDrafts(options);
  if (!isBound(Sharing)) bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(PostComments).toResolvedValue(
    (http, store, drafts, keys, session, modals) =>
      new PostComments(
        new HttpCommentDesk(http),
        new HttpCaptcha(http),
        new StoredOwnComments(store),
        drafts,
        keys,
        session,
        modals,
        commentFormRules,
      ),
    [HttpClient, TextStore, FormDrafts, KeyMaker, Session, Modals],
  );
  bind(BlogPostScreen).toResolvedValue(
    (catalogue, comments, modals, sharing, language, settings) =>
      new BlogPostScreen(catalogue, comments, modals, sharing, () => language.language, settings),
    [JournalCatalogue, PostComments, Modals, Sharing, LanguageSwitch, SiteSettings],
  );
});

/** The rules of the form weigh: they come with the first check. */
async function commentFormRules(): Promise<CommentFormRules> {
  try {
    const module = await import('../core/journal/comment-form-rules.ts');
    return module.commentFormRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
