import { buffer } from 'node:stream/consumers';
import { writeTable } from '../../server/platform/documents/table-file.ts';
import type { TableFormat } from '../../server/platform/documents/table-file.ts';

/** Import file with that many products, whose codes begin alike. */
export function manyProducts(count: number, format: TableFormat, codes: string): Promise<Buffer> {
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
  return buffer(writeTable(format, header, rows(count, codes)));
}

function* rows(count: number, codes: string) {
  for (let number = 1; number <= count; number += 1) {
    const price = 10 + (number % 900) + 0.9;
    yield [
      `${codes}-${String(number).padStart(6, '0')}`,
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
