import { readPosts } from '../../../server/modules/journal/read-posts.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { aKey } from './a-property.ts';
import { aSolvedCaptcha } from './a-captcha.ts';
import type { Answer, TestApplication } from './test-application.ts';
import { ARTICLE_VALUES } from './article-values.ts';

/** A post of content/blog. */
export const POST = 'depozit-pri-naem';

/** Loads the articles of content/blog into the database. */
export async function theJournal(app: TestApplication): Promise<void> {
  await loadPosts(app.database.pool, process.cwd(), app.clock.now(), ARTICLE_VALUES);
}

export const theArticles = () => readPosts('content/blog', ARTICLE_VALUES);

/** A visitor's comment with every field set, each of another person. */
export async function aComment(app: TestApplication, changes: object = {}): Promise<Record<string, unknown>> {
  const key = aKey();
  return {
    key,
    name: 'Мария Георгиева',
    email: `${key.slice(0, 12).toLowerCase()}@example.com`,
    text: `Много полезно, благодаря! ${key}`,
    captcha: await aSolvedCaptcha(app),
    ...changes,
  };
}

export type Sent = {
  comment: { id: number; name: string; text: string; status: string };
  secret: string | null;
};

/** Posts a comment on the article. */
export async function writeComment(
  app: TestApplication,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  await app.database.db.deleteFrom('attempt').execute();
  return app.post(`/api/page/blog-post/${POST}/postComment`, await aComment(app, changes), headers);
}
