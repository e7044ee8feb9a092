import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JournalCatalogue, Post } from '../../core/journal/post.ts';
import { POST_ID } from '../../core/journal/post.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { SiteSettings } from '../../core/site/settings.ts';
import type { Sharing } from '../../core/site/sharing.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { PostComments } from './post-comments.ts';
import { structuredPost } from './structured-post.ts';
import { unobserved } from '../site/unobserved.ts';

/** An article with its comments (BLOG-02). */
export class BlogPostScreen implements Screen {
  post: Post | null = null;

  constructor(
    private readonly catalogue: JournalCatalogue,
    readonly comments: PostComments,
    private readonly modals: Modals,
    private readonly sharing: Sharing,
    private readonly language: () => Language,
    private readonly settings: Pick<SiteSettings, 'title'>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('comments', 'catalogue', 'modals', 'sharing', 'language', 'settings'),
      post: observableRef,
    });
  }

  get head(): Head {
    const { post } = this;
    if (!post) return { title: { key: 'journal-title' } };
    return {
      title: post.title,
      description: post.description,
      canonical: { name: 'BlogPost', params: { id: post.id } },
      structuredData: structuredPost(post, this.language(), this.settings.title),
      feed: { key: 'journal-feed-title' },
    };
  }

  async load({ params, signal }: Visit): Promise<void> {
    const id = params['id'] ?? '';
    if (!POST_ID.test(id)) throw new Failure('error-post-not-found', {}, 'not-found');
    const [post] = await Promise.all([
      this.catalogue.newsPost({ id }, signal),
      this.comments.load(id, signal),
    ]);
    runInAction(() => {
      this.post = post;
    });
  }

  onEnter(): void {
    this.comments.onEnter();
  }

  async share(): Promise<void> {
    const outcome = await this.sharing.share(this.post?.title ?? '');
    if (outcome === 'copied') this.modals.notify('success', 'link-copied');
    if (outcome === 'failed') this.modals.notify('error', 'error-link-not-copied');
  }
}
