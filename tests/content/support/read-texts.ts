import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/core/shared/language.ts';

export interface Text {
  file: string;
  /** Key of a translation, or the number of a line in a page or post. */
  key: string;
  text: string;
}

/** Returns every translation of a language, except those that refer to another key. */
export function readTranslations(language: Language): Text[] {
  const folder = `content/translations/${language}`;
  return readdirSync(folder)
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>).map(
        ([key, text]) => ({ file, key, text }),
      ),
    )
    .filter(({ text }) => !text.startsWith('$t('));
}

/** Returns the lines of the pages or posts of a language, without URLs. */
export function readArticles(kind: 'pages' | 'blog', language: Language): Text[] {
  const folder = `content/${kind}/${language}`;
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line, index) => ({
        file: `${kind}/${file}`,
        key: `line ${index + 1}`,
        text: line.replace(/\]\([^)]*\)|url: \S+|https?:\S+/g, ']'),
      })),
  );
}
