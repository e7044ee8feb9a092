import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../../src/core/shared/clock.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { textOverrides } from '../modules/team/versions/live-texts.ts';
import type { Overrides } from '../platform/texts.ts';
import type { Database } from '../tables.ts';
import { WrongCommand } from './command-words.ts';

type TextsContext = {
  db: Kysely<Database>;
  clock: Clock;
  /** Folder with `bg` and `en`. */
  folder: string;
  print: (line: string) => void;
};

/** Runs `texts export`. @throws WrongCommand for other words */
export async function runTextsCommand(
  words: readonly string[],
  { db, clock, folder, print }: TextsContext,
): Promise<void> {
  if (words.join(' ') !== 'export') throw new WrongCommand('Say what to do with the texts: texts export');
  const changed = await exportTexts(folder, await textOverrides(db, clock.now()));
  for (const { file, keys } of changed) print(`${file}: ${keys.join(', ')}`);
  print(changed.length === 0 ? 'The files have all texts already.' : 'Check the changes and commit them.');
}

type ChangedFile = { file: string; keys: string[] };

/**
 * Writes the team's texts in force into the translation files (TEAM-09). Only values of changed keys differ;
 * order and format of a file stay, and files without a change are not written.
 */
export async function exportTexts(folder: string, overrides: Overrides): Promise<ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const language of LANGUAGES) {
    const files = (await readdir(join(folder, language))).filter((name) => name.endsWith('.json')).toSorted();
    for (const name of files) {
      const path = join(folder, language, name);
      const texts = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
      const keys = Object.keys(texts).filter((key) => {
        const text = overrides[language][key];
        return text !== undefined && text !== texts[key];
      });
      if (keys.length === 0) continue;
      for (const key of keys) texts[key] = overrides[language][key] ?? '';
      await writeFile(path, `${JSON.stringify(texts, null, 2)}\n`);
      changed.push({ file: `${language}/${name}`, keys });
    }
  }
  return changed;
}
