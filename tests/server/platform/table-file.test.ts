import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { DatabaseTime } from '../../../server/platform/database/database-time.ts';
import { attachment, writeTable } from '../../../server/platform/documents/table-file.ts';
import { Archive } from '../../../server/platform/import-files/archive.ts';
import { readXlsx } from '../../../server/platform/import-files/read-xlsx.ts';
import { Uint8ArrayReader } from '@zip.js/zip.js';

const rows = [
  ['L-1', 'Лампа „Зора“; бяла', 12.5, null],
  ['=1+1', ' "кавички" \n два реда', 3, '<b>&amp;\u0001'],
];

describe('A table file', () => {
  it('as CSV opens in a Bulgarian Excel', async () => {
    const csv = (await buffer(writeTable('csv', ['Код', 'Име', 'Цена', 'Бележка'], rows))).toString();
    expect(csv).toBe(
      '\uFEFFКод;Име;Цена;Бележка\r\nL-1;"Лампа „Зора“; бяла";12,5;\r\n"\'=1+1";" ""кавички"" \n два реда";3;"<b>&amp;\u0001"\r\n',
    );
  });

  it('as XLSX preserves numbers, letters and lines, and has no formulas', async () => {
    const bytes = await buffer(writeTable('xlsx', ['Код', 'Име'], rows));
    const read = [];
    for await (const row of readXlsx(await Archive.open(new Uint8ArrayReader(new Uint8Array(bytes)))))
      read.push(row);
    expect(read).toEqual([
      { number: 1, cells: ['Код', 'Име'] },
      { number: 2, cells: ['L-1', 'Лампа „Зора“; бяла', 12.5, ''] },
      { number: 3, cells: ["'=1+1", ' "кавички" \n два реда', 3, '<b>&amp;'] },
    ]);
  });

  it('has times of the Sofia time zone, in XLSX as a date', async () => {
    const moments = [[new Date('2026-11-21T22:30:00Z')], [new Date('2026-07-01T09:00:00Z')]];
    const csv = (await buffer(writeTable('csv', ['На'], moments))).toString();
    expect(csv).toBe('\uFEFFНа\r\n2026-11-22 00:30\r\n2026-07-01 12:00\r\n');
    const xlsx = new Uint8Array(await buffer(writeTable('xlsx', ['На'], moments)));
    const archive = await Archive.open(new Uint8ArrayReader(xlsx));
    const sheet = await text(Readable.from(archive.read('xl/worksheets/sheet1.xml')));
    // Day 46 348 since 1900, half an hour after midnight.
    expect(sheet).toMatch(/<c s="2"><v>46348\.0208333\d*<\/v>/);
    const read = [];
    for await (const row of readXlsx(archive)) read.push(...row.cells);
    expect(read).toEqual(['На', '2026-11-22', '2026-07-01']);
  });

  it('reads each row within its own time limit, however many there are', async () => {
    const times = new Set<DatabaseTime | undefined>();
    async function* asked() {
      for (let row = 0; row < 50; row += 1) {
        times.add(DatabaseTime.current);
        yield [await Promise.resolve(row)];
      }
    }
    const request = new DatabaseTime(3);
    for (const format of ['csv', 'xlsx'] as const) {
      times.clear();
      await request.run(() => buffer(writeTable(format, ['Код'], asked())));
      expect([...times].map((time) => time?.seconds)).toEqual(Array.from({ length: 50 }, () => 15));
    }
  });

  it('reports an error in its rows to the reader', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const failing = (async function* () {
        yield ['L-1'];
        throw new Error('the database went away');
      })();
      await expect(buffer(writeTable(format, ['Код'], failing))).rejects.toThrow('the database went away');
    }
  });

  it('may have any name', () => {
    expect(attachment('поръчки "1".csv')).toBe(
      `attachment; filename="-1-.csv"; filename*=UTF-8''%D0%BF%D0%BE%D1%80%D1%8A%D1%87%D0%BA%D0%B8%20%221%22.csv`,
    );
  });
});
