import locations from '../../../content/locations.json' with { type: 'json' };

type City = (typeof locations)[number];
export type DemoDistrict = City['districts'][number];

export interface Market {
  readonly city: City;
  /** Leva a month per m² of a furnished two-room flat in an average district. */
  readonly rent: number;
  /** Share of listings, per thousand. */
  readonly share: number;
  readonly tec: boolean;
  readonly gas: boolean;
  readonly university: boolean;
  /** Factors on the rent for more and less popular districts. */
  readonly classes: ReadonlyMap<string, number>;
}

const list = (text: string): string[] => text.split(',').map((name) => name.trim());
const classed = (classes: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(classes).flatMap(([factor, names]) => list(names).map((name) => [name, Number(factor)])),
  );

const classes: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  София: classed({
    1.35: 'Докторски паметник, Оборище, Яворов, Иван Вазов',
    1.28: 'Център, Лозенец, Изток, Медицинска академия',
    1.18: 'Изгрев, Бояна, Драгалевци, Кръстова вада, Витоша, Стрелбище, Хладилника, Манастирски ливади – изток',
    1.08: 'Симеоново, Малинова долина, Гоце Делчев, Красно село, Гео Милев, Дианабад, Студентски град, Белите брези, Борово, Бъкстон, Манастирски ливади – запад, Хиподрума, Лагера, Редута, Мотописта',
    0.88: 'Люлин 1, Люлин 2, Люлин 3, Люлин 9, Люлин 10, Надежда 2, Надежда 3, Надежда 4, Левски, Левски Г, Сухата река, Хаджи Димитър, Горубляне, Красна поляна 3, Овча купел 2, Модерно предградие, Свобода',
    0.8: 'Обеля 1, Обеля 2, Връбница 1, Връбница 2, Орландовци, Бенковски, Малашевци, Враждебна',
  }),
  Пловдив: classed({
    1.25: 'Център, Капана, Стария град, Младежки хълм',
    1.08: 'Кършияка, Смирненски, Каменица 1, Отдих и култура, Мараша',
    0.75: 'Столипиново',
    0.88: 'Прослав, Коматево, Гагарин, Изгрев, Филипово',
  }),
  Варна: classed({
    1.28: 'Гръцка махала, Одесос, Чайка, Бриз, Евксиноград',
    1.15: 'Център, Левски, Червен площад, Общината, Спортна зала, Свети Никола, Траката, Виница',
    0.85: 'Владиславово, Аспарухово, Възраждане 2, Възраждане 3, Галата',
  }),
  Бургас: classed({
    1.25: 'Център, Лазур',
    1.1: 'Сарафово, Братя Миладинови, Възраждане',
    0.84: 'Меден рудник – зона В, Меден рудник – зона Г, Горно Езерово, Долно Езерово, Лозово, Ветрен, Банево',
  }),
};

const sums: readonly (readonly [name: string, rent: number, share: number, has: string])[] = [
  ['София', 18.6, 330, 'tec gas university'],
  ['Пловдив', 14.2, 120, 'tec gas university'],
  ['Варна', 15.4, 120, 'tec gas university'],
  ['Бургас', 13.6, 80, 'tec gas university'],
  ['Русе', 10.2, 42, 'tec gas university'],
  ['Стара Загора', 11.4, 45, 'gas university'],
  ['Плевен', 9.6, 28, 'tec gas university'],
  ['Сливен', 9, 18, 'tec gas'],
  ['Добрич', 8.6, 15, 'gas'],
  ['Шумен', 9.2, 18, 'gas university'],
  ['Перник', 8.8, 16, 'tec'],
  ['Хасково', 8.7, 14, 'gas'],
  ['Благоевград', 11, 38, 'gas university'],
  ['Ямбол', 8.6, 12, 'gas'],
  ['Велико Търново', 11, 38, 'gas university'],
  ['Пазарджик', 9.2, 12, 'gas'],
  ['Враца', 8.2, 9, 'tec gas'],
  ['Асеновград', 9, 8, 'gas'],
  ['Габрово', 8.6, 8, 'gas university'],
  ['Кърджали', 8.6, 6, ''],
  ['Кюстендил', 7.6, 5, ''],
  ['Видин', 6.6, 5, ''],
  ['Монтана', 7.2, 4, 'gas'],
  ['Търговище', 8, 4, 'gas'],
  ['Силистра', 7.2, 3, ''],
  ['Разград', 7.6, 2, 'gas'],
];

export const markets: readonly Market[] = sums.map(([name, rent, share, has]) => {
  const city = locations.find((place) => place.name.bg === name);
  if (!city) throw new Error(`No city ${name}`);
  const facts = new Set(has.split(' '));
  return {
    city,
    rent,
    share,
    tec: facts.has('tec'),
    gas: facts.has('gas'),
    university: facts.has('university'),
    classes: classes[name] ?? classed({ 1.15: 'Център, Идеален център, Стария град, Вароша' }),
  };
});

/** Districts of Sofia with a metro station. */
export const metro = new Set(
  list(
    'Център, Оборище, Лозенец, Сердика, Хладилника, Витоша, Изток, Мусагеница, Младост 1, Младост 1А, Младост 3, Младост 4, Дружба 1, Дружба 2, Красно село, Овча купел, Овча купел 1, Горна баня, Надежда 1, Обеля 1, Люлин 3, Люлин 6, Люлин 7, Западен парк, Банишора, Подуяне, Хаджи Димитър, Иван Вазов, Стрелбище, Зона Б-5, Медицинска академия, Света Троица',
  ),
);

/** Districts within walking distance of the sea. */
export const seaside = new Set(
  list(
    'Гръцка махала, Одесос, Чайка, Бриз, Евксиноград, Траката, Свети Никола, Спортна зала, Галата, Аспарухово, Лазур, Сарафово, Крайморие',
  ),
);

/** Large housing estates, with the prefix ж.к. */
export const estates =
  /^(Младост|Люлин|Дружба|Надежда|Тракия|Обеля|Връбница|Възраждане|Самара|Железник|Чародейка|Родина|Здравец|Зорница|Меден рудник|Славейков|Лазур|Стрелбище|Гоце Делчев|Борово|Мусагеница|Дървеница|Дианабад|Еленово|Орфей|Красна поляна|Сторгозия|Зона Б|Манастирски|Овча купел \d|Изток|Бъкстон|Хиподрума|Белите брези|Три чучура|Орел)/;
