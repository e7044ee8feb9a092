import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isPostCategory, POST_CATEGORIES, POST_ID } from '../../../src/core/journal/post.ts';
import type { PostCategoryId } from '../../../src/core/journal/post.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { isDay } from '../../../src/core/shared/sofia-time.ts';
import { fillArticle } from '../../platform/article-values.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import type { StoredPicture } from '../../platform/tables.ts';

type PostTextOfFile = { title: string; description: string; markdown: string };

/** Post in content/blog: common fields, and the text of each language. */
export type PostOfFiles = {
  slug: string;
  category: PostCategoryId;
  /** `YYYY-MM-DD`. */
  date: string;
  highlighted: boolean;
  cover: StoredPicture | null;
  related: string[];
  /** False for a post that visitors do not see. */
  isActive: boolean;
  texts: Record<Language, PostTextOfFile>;
};

/** Article that cannot be published; the message names the file and the error. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';

  constructor(file: string, problem: string) {
    super(`content/blog/${file}: ${problem}`);
  }
}

type Shared = Omit<PostOfFiles, 'slug' | 'texts' | 'isActive'>;
type Article = Shared & PostTextOfFile;

const FIELDS = ['title', 'description', 'category', 'date', 'highlighted', 'related', 'cover'];
const MAX_ID_LENGTH = 100;

/**
 * Reads the articles of a folder with `bg` and `en` in it.
 * @throws ArticleError for the first incomplete one, with file and field
 */
export async function readPosts(folder: string, values: ArticleValues): Promise<PostOfFiles[]> {
  const [bg, en] = await Promise.all(LANGUAGES.map((language) => readArticles(folder, language, values)));
  if (!bg || !en) return [];
  for (const slug of en.keys()) {
    if (!bg.has(slug)) throw new ArticleError(`en/${slug}.md`, 'there is no Bulgarian text (bg)');
  }
  return [...bg].map(([slug, { title, description, markdown, ...shared }]) => {
    const other = en.get(slug);
    if (!other) throw new ArticleError(`bg/${slug}.md`, 'there is no English text (en)');
    for (const field of ['category', 'date', 'highlighted', 'related', 'cover'] as const) {
      if (JSON.stringify(other[field]) !== JSON.stringify(shared[field])) {
        throw new ArticleError(`en/${slug}.md`, `${field} differs from the Bulgarian text's`);
      }
    }
    for (const one of shared.related) {
      if (one === slug || !bg.has(one)) {
        throw new ArticleError(`bg/${slug}.md`, `related names ${one}, which is no other article`);
      }
    }
    const english = { title: other.title, description: other.description, markdown: other.markdown };
    return { slug, ...shared, isActive: true, texts: { bg: { title, description, markdown }, en: english } };
  });
}

async function readArticles(
  folder: string,
  language: Language,
  values: ArticleValues,
): Promise<Map<string, Article>> {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.md')).toSorted();
  const articles = await Promise.all(
    names.map(async (name): Promise<[string, Article]> => {
      const slug = name.slice(0, -'.md'.length);
      const file = `${language}/${name}`;
      if (!POST_ID.test(slug) || slug.length > MAX_ID_LENGTH) {
        throw new ArticleError(file, 'the name is no address: small Latin letters, digits and hyphens');
      }
      const source = await readFile(join(folder, file), 'utf8');
      return [slug, articleOf(file, filled(file, source, language, values))];
    }),
  );
  return new Map(articles);
}

function filled(file: string, source: string, language: Language, values: ArticleValues): string {
  try {
    return fillArticle(source, language, values);
  } catch (error) {
    throw new ArticleError(file, error instanceof Error ? error.message : String(error));
  }
}

function articleOf(file: string, source: string): Article {
  const [, front, markdown = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined) throw new ArticleError(file, 'begins without its fields between two lines of ---');
  const fields = fieldsOf(file, front);
  const wrong = (field: string, expected: string) => new ArticleError(file, `${field} is not ${expected}`);
  const textOf = (field: string): string => {
    const value = fields[field];
    if (typeof value !== 'string' || value.trim() === '') throw wrong(field, 'a text');
    return value.trim();
  };
  const { category, date, highlighted = false, related = [], cover = null } = fields;
  if (typeof category !== 'string' || !isPostCategory(category)) {
    throw wrong('category', `one of ${POST_CATEGORIES.join(', ')}`);
  }
  if (typeof date !== 'string' || !isDay(date)) throw wrong('date', 'a day like 2026-11-21');
  if (typeof highlighted !== 'boolean') throw wrong('highlighted', 'true or false');
  if (!isListOfTexts(related)) throw wrong('related', 'a list of articles');
  if (cover !== null && !isPicture(cover))
    throw wrong('cover', 'null, or a picture with url, width and height');
  if (markdown.trim() === '') throw new ArticleError(file, 'has no text');
  return {
    category,
    date,
    highlighted,
    related,
    cover,
    title: textOf('title'),
    description: textOf('description'),
    markdown,
  };
}

function fieldsOf(file: string, front: string): Record<string, unknown> {
  let fields: unknown;
  try {
    fields = parse(front);
  } catch (error) {
    throw new ArticleError(file, error instanceof Error ? error.message : String(error));
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new ArticleError(file, 'has no fields');
  }
  const unknown = Object.keys(fields).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new ArticleError(file, `${unknown} is no field of an article`);
  return fields as Record<string, unknown>;
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isPicture(value: unknown): value is StoredPicture {
  const { url, width, height, widths = [] } = value as Partial<Record<string, unknown>>;
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    Array.isArray(widths) &&
    [width, height, ...widths].every((size) => Number.isInteger(size) && Number(size) > 0)
  );
}
