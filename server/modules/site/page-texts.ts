import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { fillArticle } from '../../platform/article-values.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { TEXT_PAGES } from '../../../src/core/site/texts.ts';
import type { PageText, TextPageName } from '../../../src/core/site/texts.ts';

/** Text of an informational page before its codes are filled; `body` is Markdown, `updated` a day. */
export type PageSource = { title: string; description: string; updated: string; body: string };
export type PageSources = Record<Language, Record<TextPageName, PageSource>>;

/** Informational pages with the team's changes and the company's data (BLOG-05, TEAM-09). */
export interface LivePageTexts {
  text(language: Language, name: TextPageName): PageText;
}

const markdown = markdownIt({ html: false, typographer: false });

/** Reads the informational pages of `content/pages`. @throws Error for a missing field */
export function readPageSources(folder: string): PageSources {
  const pages = (language: Language) =>
    Object.fromEntries(
      TEXT_PAGES.map((name) => [name, readPageSource(join(folder, language, `${name}.md`))]),
    ) as PageSources[Language];
  const [bg, en] = LANGUAGES.map(pages) as [PageSources[Language], PageSources[Language]];
  return { bg, en };
}

/** Fills the codes of a page and renders its Markdown. @throws Error for an unknown code */
export function renderPageText(source: PageSource, language: Language, values: ArticleValues): PageText {
  const fill = (text: string) => fillArticle(text, language, values);
  return {
    title: fill(source.title),
    description: fill(source.description),
    updated: source.updated,
    html: markdown.render(fill(source.body)),
  };
}

function readPageSource(file: string): PageSource {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = new Map(
    front.split('\n').map((line) => {
      const [key = '', ...value] = line.split(':');
      return [
        key.trim(),
        value
          .join(':')
          .trim()
          .replace(/^(['"])(.*)\1$/, '$2'),
      ];
    }),
  );
  const field = (key: string) => {
    const value = fields.get(key);
    if (!value) throw new Error(`${file} has no ${key}`);
    return value;
  };
  return { title: field('title'), description: field('description'), updated: field('updated'), body };
}
