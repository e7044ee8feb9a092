import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import type { PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { LabelFormat } from '../../../src/core/shipping/shipment.ts';

/** Points of A4 and A6. */
const A4 = { width: 595.28, height: 841.89 };
const A6 = { width: 297.64, height: 419.53 };
const PER_SHEET = 4;

/** Joins labels in one PDF: four on each A4 page, or one on each A6 page (SHIP-05). */
export async function joinLabels(labels: readonly Uint8Array[], format: LabelFormat): Promise<Uint8Array> {
  const sheet = await PDFDocument.create();
  const pages: PDFEmbeddedPage[] = [];
  for (const label of labels) {
    const source = await PDFDocument.load(label);
    pages.push(...(await sheet.embedPdf(source, source.getPageIndices())));
  }
  if (format === 'a6') {
    for (const page of pages) draw(sheet.addPage([A6.width, A6.height]), page, { x: 0, y: 0 });
  }
  for (let first = 0; format === 'a4' && first < pages.length; first += PER_SHEET) {
    const target = sheet.addPage([A4.width, A4.height]);
    pages.slice(first, first + PER_SHEET).forEach((page, index) =>
      draw(target, page, {
        x: (index % 2) * A6.width,
        y: A4.height - (Math.floor(index / 2) + 1) * A6.height,
      }),
    );
  }
  return sheet.save();
}

/** Fits a label into A6; a wide one is turned. */
function draw(
  target: ReturnType<PDFDocument['addPage']>,
  page: PDFEmbeddedPage,
  { x, y }: { x: number; y: number },
): void {
  const isWide = page.width > page.height;
  const [width, height] = isWide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min(A6.width / width, A6.height / height, 1);
  const size = { width: page.width * scale, height: page.height * scale };
  target.drawPage(
    page,
    isWide
      ? { ...size, x: x + page.height * scale, y, rotate: degrees(90) }
      : { ...size, x, y: y + A6.height - size.height },
  );
}
