import * as calls from '../../../../api/calls/journal/journal.ts';
import { JournalCatalogue } from '../../../core/journal/post.ts';
import type { PostSearch, Post, PostCategory, PostSummary } from '../../../core/journal/post.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpJournalCatalogue extends JournalCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async categories(signal?: CancelSignal): Promise<(PostCategory & { count: number })[]> {
    const { data } = await this.http.call(calls.newsCategories, { signal });
    return data;
  }

  posts(search: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>> {
    const { category, highlighted, exclude = [], offset, limit } = search;
    return this.http.call(calls.news, {
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
    return this.http.call(calls.newsPost, { params: { id }, signal });
  }
}
