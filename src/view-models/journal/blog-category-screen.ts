import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JournalCatalogue, PostCategory, PostCategoryId, PostSummary } from '../../core/journal/post.ts';
import { isPostCategory } from '../../core/journal/post.ts';
import { Failure } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** The blog, all articles or one category (BLOG-01). */
export class BlogCategoryScreen implements Screen {
  category: PostCategoryId | null = null;
  categories: readonly (PostCategory & { count: number })[] = [];
  /** Newest featured article, on the first page only. */
  lead: PostSummary | null = null;
  posts: Page<PostSummary> = { data: [], total: 0 };
  page = 1;

  constructor(private readonly catalogue: JournalCatalogue) {
    makeAutoObservable(this, {
      ...unobserved('catalogue'),
      categories: observableRef,
      lead: observableRef,
      posts: observableRef,
    });
  }

  get head(): Head {
    const { category, categories, page } = this;
    const { name = '' } = categories.find(({ id }) => id === category) ?? {};
    return {
      title: category ? { key: 'journal-title-of', values: { category: name } } : { key: 'journal-title' },
      description: category ? { key: `journal-category-${category}-lead` } : { key: 'journal-description' },
      canonical: {
        name: 'BlogCategory',
        ...(category && { params: { id: category } }),
        query: { page: page > 1 ? page : null },
      },
      feed: { key: 'journal-feed-title' },
    };
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const { id } = params;
    if (id !== undefined && !isPostCategory(id)) throw new Failure('error-not-found', {}, 'not-found');
    const page = pageOfQuery(query);
    const scope = id === undefined ? {} : { category_id: id };
    const limit = PAGE_SIZE.posts;
    const [{ data: categories }, chosen] = await Promise.all([
      this.catalogue.newsCategories({}, signal),
      this.catalogue.news({ ...scope, highlighted: true, limit: 1 }, signal),
    ]);
    const lead = chosen.data[0] ?? null;
    const posts = await this.catalogue.news(
      { ...scope, ...(lead && { exclude: lead.id }), offset: offsetOfPage(page, limit), limit },
      signal,
    );
    runInAction(() => {
      this.category = id ?? null;
      this.categories = categories;
      this.lead = lead;
      this.posts = posts;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.posts, PAGE_SIZE.posts);
  }
}
