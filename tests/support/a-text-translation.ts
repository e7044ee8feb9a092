import type { Language } from '../../src/core/shared/language.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { TextTranslations } from '../../src/core/site/texts.ts';
import type { WrittenText } from '../../src/core/site/texts.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { TextTranslation } from '../../src/view-models/site/text-translation.ts';

/** A service that puts each text in brackets. */
export class MemoryTranslations extends TextTranslations {
  readonly asked: WrittenText[] = [];
  texts = ['[title]', '[text]'];
  isAway = false;
  /** What is not there, by id. */
  readonly gone = new Set<number>();

  async translate(text: WrittenText): Promise<string[]> {
    this.asked.push(text);
    if (this.gone.has(text.id)) throw new Failure('error-not-found', {}, 'not-found');
    if (this.isAway) throw new Failure('translation-unavailable', {}, 'unavailable');
    return this.texts;
  }
}

export function aTextTranslation({
  service = new MemoryTranslations(),
  modals = new Modals(),
  language = 'bg' as Language,
  isOffered = true,
} = {}): TextTranslation {
  return new TextTranslation(service, modals, language, isOffered);
}
