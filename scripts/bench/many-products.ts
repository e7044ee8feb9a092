import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { writeTable } from '../../server/platform/documents/table-file.ts';
import type { TableFormat } from '../../server/platform/documents/table-file.ts';

/** Writes a file with so many products, to measure the import with: `npx tsx tests/support/many-products.ts 50000 xlsx to.xlsx`. */
export async function writeManyProducts(count: number, format: TableFormat, to: string): Promise<void> {
  const header = [
    'Код',
    'Заглавие',
    'Заглавие на английски',
    'Категория',
    'Цена',
    'Наличност',
    'Цвят',
    'Материал',
  ].concat(
    ['Ширина, см', 'Височина, см', 'Дълбочина, см', 'Тегло, кг', 'Доставка, дни', 'Описание', 'Производител'],
    ['Адрес на производителя'],
  );
  await pipeline(writeTable(format, header, rows(count)), createWriteStream(to));
}

function* rows(count: number) {
  for (let number = 1; number <= count; number += 1) {
    const price = 10 + (number % 900) + 0.9;
    yield [
      `M-${String(number).padStart(6, '0')}`,
      `Настолна лампа „Зора“ ${number}`,
      `Table lamp Zora ${number}`,
      '1',
    ]
      .concat(['Бяло', 'Метал', '2-5'])
      .toSpliced(4, 0, price.toFixed(2), String(number % 50))
      .toSpliced(8, 0, '20', '42,5', '20', '1,8')
      .concat([`Топла светлина за четене вечер. Модел ${number}, ръчна изработка от Троян. `.repeat(3)])
      .concat(['Дървото ООД', 'Троян, ул. Минзухар 1']);
  }
}

const [count, format, to] = process.argv.slice(2);
if (count && to && (format === 'csv' || format === 'xlsx'))
  await writeManyProducts(Number(count), format, to);
