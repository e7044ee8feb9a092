import type { Goods } from './kind.ts';
import type { MaterialKey } from './materials.ts';

/** Manufacturer of products (SHOP-08). */
export interface Manufacturer {
  readonly name: string;
  readonly address: string;
  readonly materials: readonly MaterialKey[];
  readonly goods: readonly Goods[];
}

const manufacturer = (
  name: string,
  address: string,
  materials: readonly MaterialKey[],
  goods: readonly Goods[],
): Manufacturer => ({ name, address: `${address}, България`, materials, goods });

/** Manufacturers of products that vendors do not make themselves, with their materials. */
export const manufacturers: readonly Manufacturer[] = [
  manufacturer(
    'Дърводелница „Бор“ ЕООД',
    'гр. Велинград, ул. „Съединение“ 88',
    ['wood'],
    ['furniture', 'tableware', 'bath', 'garden', 'decor'],
  ),
  manufacturer(
    'Мебел Арт Тетевен ООД',
    'гр. Тетевен, ул. „Вършец“ 12',
    ['wood', 'mdf'],
    ['furniture', 'bath'],
  ),
  manufacturer(
    'Мебелна къща „Янтра“ АД',
    'гр. Горна Оряховица, Индустриална зона 4',
    ['mdf', 'metal'],
    ['furniture', 'bath'],
  ),
  manufacturer(
    'Кожарска работилница „Сахтиян“ ЕООД',
    'гр. Габрово, ул. „Опълченска“ 133',
    ['leather'],
    ['furniture'],
  ),
  manufacturer(
    'Каменоделски цех „Ком“ ООД',
    'гр. Берковица, ул. „Мраморна“ 18',
    ['marble'],
    ['furniture', 'bath'],
  ),
  manufacturer(
    'Ковачница „Балкан“ ЕООД',
    'гр. Априлци, ул. „Наковалня“ 5',
    ['metal'],
    ['furniture', 'garden', 'decor'],
  ),
  manufacturer(
    'Стъкларница „Роса“ ЕООД',
    'гр. Белослав, ул. „Стъкларска“ 21',
    ['glass'],
    ['furniture', 'lighting', 'tableware', 'bath', 'decor'],
  ),
  manufacturer(
    'Грънчарска задруга „Капка“',
    'с. Орешак, ул. „Стара планина“ 152',
    ['ceramic'],
    ['lighting', 'tableware', 'bath', 'garden', 'decor'],
  ),
  manufacturer(
    'Порцелан „Бяла глина“ АД',
    'гр. Нови пазар, ул. „Каолинова“ 3',
    ['porcelain'],
    ['tableware', 'decor'],
  ),
  manufacturer('Емайл Дунав АД', 'гр. Свищов, ул. „Дунав“ 60', ['enamel', 'steel'], ['tableware', 'garden']),
  manufacturer('Леярна „Жар“ ООД', 'гр. Ихтиман, ул. „Леярска“ 7', ['castiron'], ['tableware']),
  manufacturer(
    'Светлотехника Стара планина ООД',
    'гр. Севлиево, ул. „Стара планина“ 31',
    ['metal'],
    ['lighting'],
  ),
  manufacturer('Ателие „Фитил“ ЕООД', 'гр. Пловдив, ул. „Железарска“ 15', ['linen'], ['lighting']),
  manufacturer(
    'Тъкачница „Совалка“ ООД',
    'гр. Сливен, ул. „Добри Желязков“ 40',
    ['cotton', 'wool', 'velvet', 'jute'],
    ['textile', 'bath', 'garden'],
  ),
  manufacturer(
    'Ленено платно Карлово ЕООД',
    'гр. Карлово, ул. „Розова долина“ 7',
    ['linen'],
    ['textile', 'garden'],
  ),
  manufacturer('Изтривалки „Праг“ ООД', 'гр. Русе, ул. „Тутракан“ 44', ['coir', 'jute'], ['textile']),
  manufacturer(
    'Матраци „Лека нощ“ АД',
    'гр. Ямбол, ул. „Индустриална“ 19',
    ['latex', 'memoryfoam'],
    ['furniture', 'textile'],
  ),
  manufacturer(
    'Шивашка къща „Пух“ ЕООД',
    'гр. Елена, ул. „Черковна“ 26',
    ['cotton'],
    ['furniture', 'textile'],
  ),
  manufacturer(
    'Плетачница „Ракита“ ЕООД',
    'с. Ракитово, ул. „Кошничарска“ 2',
    ['rattan'],
    ['lighting', 'bath', 'decor'],
  ),
  manufacturer('Бамбук и лико ООД', 'гр. Пещера, ул. „Изгрев“ 61', ['bamboo'], ['tableware', 'bath']),
  manufacturer('Градина и слънце ООД', 'гр. Казанлък, ул. „Розова“ 33', ['teak', 'wood'], ['garden']),
  manufacturer(
    'Занаятчийско ателие „Етър“ ООД',
    'гр. Габрово, ул. „Генерал Дерожински“ 8',
    ['wood', 'metal'],
    ['decor'],
  ),
  manufacturer(
    'Восъчна работилница „Кошер“ ЕООД',
    'гр. Етрополе, ул. „Пчелна“ 4',
    ['beeswax', 'soywax'],
    ['decor'],
  ),
];
