import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';
import type { Language } from '../../../src/core/shared/language.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

const FONTS = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto.js');
pdfmake.setFonts(createRequire(import.meta.url)(FONTS) as TFontDictionary);
// A document is made of our words and the fonts alone: nothing else is ever opened for it.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(dirname(FONTS)));

/** The colour of what is said by the way. */
export const QUIET = '#5b6a62';

/** Lays a document out on pages of A4. */
export async function writePdf(
  title: string,
  language: Language,
  { info, ...definition }: TDocumentDefinitions,
): Promise<Buffer> {
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

/** `21 ноември 2026 г.`: a day on paper, in the reader's language. */
export function dayOnPaper(at: Date, language: Language): string {
  return formatMoment(at, language, { dateStyle: 'long' });
}
