import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';
import type { Language } from '../../../src/core/shared/language.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

const FONTS = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto.js');

/** The colour of what is said by the way. */
export const QUIET = '#5b6a62';

/** Lays a document out on pages of A4. */
export async function writePdf(
  title: string,
  language: Language,
  { info, ...definition }: TDocumentDefinitions,
): Promise<Buffer> {
  const pdfmake = await loadPdfmake();
  return pdfmake
    .createPdf({
      info: { ...info, title },
      language,
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      defaultStyle: { fontSize: 10.5, lineHeight: 1.25, color: '#22302a' },
      ...definition,
    })
    .getBuffer();
}

/** Loading it takes a sixth of a second: not with each start of the shop. */
async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(createRequire(import.meta.url)(FONTS) as TFontDictionary);
  // A document is made of our words and the fonts alone: nothing else is ever opened for it.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(dirname(FONTS)));
  return pdfmake;
}

/** `21 ноември 2026 г.`: a day on paper, in the reader's language. */
export function dayOnPaper(at: Date, language: Language): string {
  return formatMoment(at, language, { dateStyle: 'long' });
}
