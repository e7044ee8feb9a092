import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { fillArticle } from '../../platform/article-values.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import type { Company } from '../../platform/company.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { TEXT_PAGES } from '../../../src/core/site/texts.ts';
import type { PageText, TextPageName } from '../../../src/core/site/texts.ts';

type Pages = Record<Language, Record<TextPageName, PageText>>;

/** Renders the informational pages of `content/pages` once (BLOG-05). */
export function readPageTexts(folder: string, values: ArticleValues): Pages {
  const markdown = markdownIt({ html: false, typographer: false });
  const read = (language: Language, name: TextPageName): PageText => {
    const source = fillArticle(readFileSync(join(folder, language, `${name}.md`), 'utf8'), language, values);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
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
      if (!value) throw new Error(`${language}/${name}.md has no ${key}`);
      return value;
    };
    return {
      title: field('title'),
      description: field('description'),
      updated: field('updated'),
      html: markdown.render(body),
    };
  };
  const pages = (language: Language) =>
    Object.fromEntries(TEXT_PAGES.map((name) => [name, read(language, name)])) as Pages[Language];
  const [bg, en] = LANGUAGES.map(pages) as [Pages[Language], Pages[Language]];
  return { bg, en };
}

/** Returns the pages with the present data of the company, rendered again only after a change of the data. */
export function pagesOfCompany(
  folder: string,
  { company, configuration }: { company: Company; configuration: Pick<Configuration, 'priceOrder'> },
): () => Pages {
  const read = () => ({
    version: company.version,
    pages: readPageTexts(folder, { seller: company.seller, priceOrder: configuration.priceOrder }),
  });
  let current = read();
  return () => {
    if (current.version !== company.version) current = read();
    return current.pages;
  };
}
