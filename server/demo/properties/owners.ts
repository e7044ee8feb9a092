import { transliterate } from '../../../src/core/shared/transliteration.ts';
import type { Text } from '../shop/words.ts';

/** Agency of the demo homes; names and people are invented. */
export interface DemoAgency {
  readonly name: string;
  /** Latin letters, for e-mails and the file of the logo. */
  readonly code: string;
  readonly trusted: boolean;
  readonly address: string;
  readonly phone: string;
  readonly colour: string;
  readonly description: Text;
  /** Cities of the agency; empty for the whole country. */
  readonly cities: readonly string[];
}

const agency = (
  name: string,
  code: string,
  trusted: boolean,
  cities: readonly string[],
  address: string,
  phone: string,
  colour: string,
  description: Text,
): DemoAgency => ({ name, code, trusted, cities, address, phone, colour, description });

export const demoAgencies: readonly DemoAgency[] = [
  agency(
    'Ключ и праг',
    'klyuch-i-prag',
    true,
    ['София'],
    'гр. София, ул. „Шипка“ 214',
    '0878315204',
    '#1f4d3a',
    [
      'Отдаваме под наем жилища в София от 2009 г. Виждаме всяко жилище, преди да Ви го покажем, и четем договора заедно с Вас.',
      'We have let homes in Sofia since 2009. We have seen every home ourselves before we show it, and we read the contract together with you.',
    ],
  ),
  agency(
    'Домовест',
    'domovest',
    true,
    ['София', 'Перник'],
    'гр. София, бул. „Витоша“ 310',
    '0887246031',
    '#34496a',
    [
      'Малък екип от четирима души, които вдигат телефона. Работим в южните квартали на София и в Перник.',
      'A small team of four who answer the phone. We work in the southern districts of Sofia and in Pernik.',
    ],
  ),
  agency(
    'Старата липа',
    'starata-lipa',
    true,
    ['Пловдив', 'Асеновград', 'Пазарджик'],
    'гр. Пловдив, ул. „Иван Вазов“ 188',
    '0898530427',
    '#7d3040',
    [
      'Познаваме Пловдив къща по къща. Намираме дом за студенти, семейства и хора, които се връщат в града.',
      'We know Plovdiv house by house, and find homes for students, families and people coming back to town.',
    ],
  ),
  agency(
    'Седем тепета дом',
    'sedem-tepeta-dom',
    false,
    ['Пловдив', 'Хасково', 'Кърджали'],
    'гр. Пловдив, бул. „Руски“ 402',
    '0879640218',
    '#c4714d',
    [
      'Наеми и управление на жилища в Пловдив и Хасково. Поемаме и дребните ремонти вместо наемодателя.',
      'Letting and managing homes in Plovdiv and Haskovo. We take care of small repairs for the landlord too.',
    ],
  ),
  agency(
    'Бряг и покрив',
    'bryag-i-pokriv',
    true,
    ['Варна', 'Добрич'],
    'гр. Варна, ул. „Цар Симеон I“ 156',
    '0884371920',
    '#34768a',
    [
      'Жилища под наем във Варна целогодишно, не само през лятото. Казваме честно кой апартамент е влажен и кой – слънчев.',
      'Homes to let in Varna all year, not only in summer. We say honestly which flat is damp and which is sunny.',
    ],
  ),
  agency(
    'Морски прозорец',
    'morski-prozorets',
    true,
    ['Варна', 'Шумен', 'Търговище'],
    'гр. Варна, бул. „Приморски“ 290',
    '0893517246',
    '#5f86a3',
    [
      'Работим с наемодатели във Варна, Шумен и Търговище. Огледи правим и вечер, когато и Вие имате време.',
      'We work with landlords in Varna, Shumen and Targovishte. We show homes in the evening too, when you have time.',
    ],
  ),
  agency(
    'Солена вода имоти',
    'solena-voda-imoti',
    true,
    ['Бургас', 'Ямбол', 'Сливен'],
    'гр. Бургас, ул. „Александровска“ 244',
    '0876429315',
    '#2f6b50',
    [
      'Бургаска агенция с морски характер: говорим ясно, пишем кратки договори и пазим и двете страни.',
      'A Burgas agency with a seaside temper: we speak plainly, write short contracts and look after both sides.',
    ],
  ),
  agency(
    'Дунавска стряха',
    'dunavska-stryaha',
    true,
    ['Русе', 'Разград', 'Силистра'],
    'гр. Русе, ул. „Църковна независимост“ 97',
    '0889250643',
    '#83384a',
    [
      'От 2012 г. намираме наематели за русенските кооперации и новите блокове. Познаваме и Разград, и Силистра.',
      'Since 2012 we have found tenants for the old houses and new blocks of Ruse. We know Razgrad and Silistra too.',
    ],
  ),
  agency(
    'Липов цвят наеми',
    'lipov-tsvyat-naemi',
    true,
    ['Стара Загора', 'Хасково'],
    'гр. Стара Загора, бул. „Руски“ 268',
    '0875318462',
    '#4f7a3c',
    [
      'Наеми в града на липите. Проверяваме документите, описваме състоянието със снимки и предаваме ключовете лично.',
      'Lettings in the city of lindens. We check the papers, record the condition in pictures and hand over the keys ourselves.',
    ],
  ),
  agency(
    'Царевец дом',
    'tsarevets-dom',
    true,
    ['Велико Търново', 'Габрово', 'Плевен'],
    'гр. Велико Търново, ул. „Опълченска“ 131',
    '0894263517',
    '#6d4a35',
    [
      'Квартири за студенти и жилища за семейства във Велико Търново, Габрово и Плевен.',
      'Rooms for students and homes for families in Veliko Tarnovo, Gabrovo and Pleven.',
    ],
  ),
  agency(
    'Пирински праг',
    'pirinski-prag',
    false,
    ['Благоевград', 'Кюстендил'],
    'гр. Благоевград, ул. „Иван Шишман“ 118',
    '0882736405',
    '#54585a',
    [
      'Наеми в Благоевград и Кюстендил. Работим основно със студенти и с родителите им.',
      'Lettings in Blagoevgrad and Kyustendil, mostly for students and their parents.',
    ],
  ),
  agency(
    'Домашен адрес',
    'domashen-adres',
    false,
    [],
    'гр. София, ул. „Пиротска“ 305',
    '0897420386',
    '#b8862f',
    [
      'Жилища под наем в цялата страна, с партньори във всеки областен град.',
      'Homes to let all over the country, with partners in every larger town.',
    ],
  ),
];

const givenNames: readonly string[] =
  'Мария,Иван,Елена,Георги,Десислава,Петър,Радостина,Николай,Гергана,Стефан,Веселина,Красимир,Ивелина,Пламен,Цветана'.split(
    ',',
  );
const familyNames: readonly string[] = ['Ангелов', 'Кръстев', 'Миленков', 'Тодоров'];

/** Private landlord of the demo homes, who cannot sign in. */
export interface DemoOwner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const demoOwners: readonly DemoOwner[] = familyNames.flatMap((family, row) =>
  givenNames.map((given, place): DemoOwner => {
    const name = `${given} ${family}${/[ая]$/.test(given) ? 'а' : ''}`;
    const serial = 200_000 + row * 61_713 + place * 9_317;
    return {
      name,
      email: `${transliterate(name).toLowerCase().replace(' ', '.')}@demo.example`,
      phone: `088${4 + ((row + place) % 5)}${serial}`,
    };
  }),
);
