import { CommentGateway, OwnComments } from '../../../core/journal/comment.ts';
import { JournalCatalogue } from '../../../core/journal/post.ts';
import { CaptchaSolver } from '../../../core/shared/captcha.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import { Sharing } from '../../../core/site/sharing.ts';
import commentsModule from '../../modules/comments.ts';
import formsModule from '../../modules/forms.ts';
import journalModule from '../../modules/journal.ts';
import siteModule from '../../modules/site.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { BlogPostScreen } from '../../../view-models/journal/blog-post-screen.ts';
import { PostComments as PostCommentsState } from '../../../view-models/journal/post-comments.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { BlogPostPage } from '../../../views/journal/blog-post-page.tsx';

export default screen({
  view: BlogPostPage,
  modules: [journalModule, commentsModule, formsModule, siteModule],
  dependencies: {
    catalogue: JournalCatalogue,
    gateway: CommentGateway,
    captcha: CaptchaSolver,
    own: OwnComments,
    drafts: FormDrafts,
    keys: KeyGenerator,
    session: Session,
    modals: Modals,
    sharing: Sharing,
    languages: LanguageSwitch,
    settings: SiteSettings,
  },
  build: ({
    catalogue,
    gateway,
    captcha,
    own,
    drafts,
    keys,
    session,
    modals,
    sharing,
    languages,
    settings,
  }) =>
    new BlogPostScreen(
      catalogue,
      new PostCommentsState(
        gateway,
        captcha,
        own,
        drafts,
        keys,
        session,
        modals,
        lazyImport(() =>
          import('../../../core/journal/comment-command.ts').then((module) => module.commentFormRules),
        ),
      ),
      modals,
      sharing,
      () => languages.language,
      settings,
    ),
});
