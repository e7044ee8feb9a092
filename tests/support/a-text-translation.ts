import type { Language } from '../../src/core/shared/language.ts';
import type { TextTranslations } from '../../src/core/site/texts.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { TextTranslation } from '../../src/view-models/site/text-translation.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Server that puts each text in brackets. */
export const aTranslationGateway = (texts = ['[title]', '[text]']) =>
  fakeGateway<TextTranslations>({ translateText: () => ({ texts }) });

export function aTextTranslation({
  service = aTranslationGateway(),
  modals = new Modals(),
  language = 'bg' as Language,
  isOffered = true,
} = {}): TextTranslation {
  return new TextTranslation(service, modals, language, isOffered);
}
