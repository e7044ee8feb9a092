import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { readTranslations } from './support/read-texts.ts';

/** Errors whose wording the specification prescribes. */
const PRESCRIBED = ['error-wrong-credentials', 'error-google-authentication'];

/** Fragments in a list of products. */
const PARTS = ['error-edited-since'];

/** Matches a figure, a value, or a verb that says what to do. */
const HELPS: Record<Language, RegExp> = {
  bg: /\d|\{\{|\p{L}+(?:[еайзж]те)(?!\p{L})|можете|трябва/iu,
  en: /\d|\{\{|\b(enter|choose|write|check|try|add|remove|delete|reload|log in|go|open|select|fill|use|upload|wait|ask|request|contact|change|give|reduce|make|save|call|confirm|look|pick|set|tell|describe|send|must|can|switch|turn|free|see|order|start|need|correct|search|agree|refresh|buy|shorten|finish|complete|cancel|publish|return|accept|leave|put|keep|pay|link|share|draw|move|swap|connect|take|find|copy|download|update|wait|start|review|show|browse|restore|retype|undo|allow|type|split|mark|state|name|don’t|rename|resume|answer|unblock|verify|read|compare|press|export|close|should)\b/i,
};

describe('The text of an error', () => {
  it.each(LANGUAGES)('states the limit, the value, or the next step (%s)', (language) => {
    const deadEnds = readTranslations(language)
      .filter(
        ({ key }) =>
          key.startsWith('error-') && !key.endsWith('-title') && ![...PRESCRIBED, ...PARTS].includes(key),
      )
      .filter(({ text }) => !HELPS[language].test(text));
    expect(deadEnds.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});
