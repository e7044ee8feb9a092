import type * as contract from '../../../api/journal.ts';
import { JournalCatalogue } from '../../core/journal/journal-catalogue.ts';
import type { PostSearch } from '../../core/journal/journal-catalogue.ts';
import type { Post, PostCategory, PostSummary } from '../../core/journal/post.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Page } from '../../core/shared/page.ts';
import type { HttpClient } from './http-client.ts';

export class HttpJournalCatalogue extends JournalCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async categories(signal?: CancelSignal): Promise<(PostCategory & { count: number })[]> {
    const { data } = await this.http.call<typeof contract.newsCategories>({
      method: 'GET',
      path: '/api/news/categories',
      guarded: false,
      signal,
    });
    return data;
  }

  posts(search: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>> {
    const { category, highlighted, exclude = [], offset, limit } = search;
    return this.http.call<typeof contract.news>({
      method: 'GET',
      path: '/api/news',
      guarded: false,
      query: {
        type: 'blog',
        limit,
        ...(category !== undefined && { category_id: category }),
        ...(highlighted !== undefined && { highlighted }),
        ...(exclude.length > 0 && { exclude: exclude.join(',') }),
        ...(offset && { offset }),
      },
      signal,
    });
  }

  post(id: string, signal?: CancelSignal): Promise<Post> {
    return this.http.call<typeof contract.newsPost>({
      method: 'GET',
      path: '/api/news/{id}',
      guarded: false,
      params: { id },
      signal,
    });
  }
}
