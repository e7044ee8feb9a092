import type { Text } from './words.ts';

/** Demo vendor. The companies, numbers and addresses are invented. */
export interface DemoVendor {
  readonly name: string;
  /** Latin letters for the code of products and the file of the logo. */
  readonly code: string;
  readonly description: Text;
  /** In stotinki, for an order from this vendor. */
  readonly deliveryPrice: number;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly colour: string;
}

/**
 * Bulgarian company number (ЕИК) of nine digits with a valid check digit. The demo range begins with 9990,
 * which the register has never issued.
 */
export function demoCompanyNumber(serial: number): string {
  const body = `9990${String(serial).padStart(4, '0')}`;
  return body + String(companyCheckDigit(body));
}

/** Ninth digit: weights 1 to 8 modulo 11; if that is ten, weights 3 to 10; if ten again, 0. */
export function companyCheckDigit(body: string): number {
  const weighted = (first: number): number =>
    [...body].reduce((sum, digit, index) => sum + Number(digit) * (index + first), 0) % 11;
  const once = weighted(1);
  return once < 10 ? once : weighted(3) % 10;
}

function vendor(
  serial: number,
  name: string,
  code: string,
  deliveryPrice: number,
  address: string,
  phone: string,
  colour: string,
  description: Text,
): DemoVendor {
  const companyName = `${name} ООД`;
  const companyNumber = demoCompanyNumber(serial);
  return {
    name,
    code,
    description,
    deliveryPrice,
    companyName,
    companyNumber,
    address,
    phone,
    colour,
  };
}

/** Demo vendors in load order. */
export const demoVendors: readonly DemoVendor[] = [
  vendor(101, 'Дъбрава', 'dabrava', 1500, 'гр. Троян, ул. „Васил Левски“ 214', '0878421306', '#1f4d3a', [
    'Мебели от масивен дъб и орех, правени в Троян от три поколения дърводелци. Всяка сглобка е на дибла, всяка повърхност – намазана с масло на ръка.',
    'Furniture of solid oak and walnut, made in Troyan by three generations of joiners. Every joint is dowelled, every surface oiled by hand.',
  ]),
  vendor(118, 'Мек дом', 'mek-dom', 1200, 'гр. Пловдив, бул. „Марица“ 88', '0887354120', '#a44a5f', [
    'Дивани, фотьойли и легла с калъфи, които се перат. Шием по поръчка и пазим кройките, за да Ви ушием същия калъф и след десет години.',
    'Sofas, armchairs and beds with washable covers. We sew to order and keep the patterns, to sew you the same cover ten years on.',
  ]),
  vendor(126, 'Лъч', 'lach', 590, 'гр. София, ул. „Граф Игнатиев“ 41', '0898763045', '#b8862f', [
    'Ателие за лампи: ленени абажури, дъбови стойки и топла светлина. Поправяме и старата лампа на баба Ви.',
    'A lamp workshop: linen shades, oak stands and warm light. We repair your grandmother’s old lamp too.',
  ]),
  vendor(
    133,
    'Родопска вълна',
    'rodopska-valna',
    490,
    'гр. Смолян, ул. „Първи май“ 17',
    '0877290514',
    '#7d3040',
    [
      'Килими и одеяла от родопска вълна, тъкани на стари станове. Боите са растителни, а мотивите – от сандъците на нашите баби.',
      'Rugs and throws of Rhodope wool, woven on old looms. The dyes are plants, the patterns come from our grandmothers’ chests.',
    ],
  ),
  vendor(147, 'Бяла ракла', 'byala-rakla', 0, 'гр. Габрово, ул. „Априловска“ 9', '0889615273', '#5f86a3', [
    'Спално бельо, хавлии и завеси от памук и лен. Доставяме безплатно, защото пратките ни са леки, а клиентите – верни.',
    'Bedding, towels and curtains of cotton and linen. Delivery is free, for our parcels are light and our customers loyal.',
  ]),
  vendor(
    152,
    'Троянска грънчарница',
    'troyanska-grancharnitsa',
    690,
    'с. Орешак, ул. „Занаятчийска“ 3',
    '0876543812',
    '#c4714d',
    [
      'Керамика с троянската капка, точена на грънчарско колело и изпечена на дърва. Подходяща за всеки ден, не само за витрината.',
      'Pottery with the Troyan drop, thrown on the wheel and fired with wood. Meant for every day, not only for the cabinet.',
    ],
  ),
  vendor(
    164,
    'Кухня и софра',
    'kuhnya-i-sofra',
    550,
    'гр. Велико Търново, ул. „Гурко“ 52',
    '0893287461',
    '#2f6b50',
    [
      'Тенджери, дъски, чинии и масата, на която ги слагате. Подбираме това, с което готвим у дома.',
      'Pots, boards, plates and the table you put them on. We choose what we cook with at home.',
    ],
  ),
  vendor(
    171,
    'Морска баня',
    'morska-banya',
    790,
    'гр. Варна, ул. „Драган Цанков“ 23',
    '0884902637',
    '#34768a',
    [
      'Шкафове, огледала и аксесоари за баня, устойчиви на морска влага. Проектираме и за пет квадрата.',
      'Cabinets, mirrors and bathroom accessories that withstand sea damp. We plan for five square metres too.',
    ],
  ),
  vendor(
    185,
    'Зелена тераса',
    'zelena-terasa',
    990,
    'гр. Бургас, бул. „Демокрация“ 117',
    '0879836154',
    '#4f7a3c',
    [
      'Саксии, сенници и мебели за тераси, които гледат към слънце и вятър. Съветваме и какво да посадите.',
      'Planters, parasols and furniture for terraces facing sun and wind. We also advise what to plant.',
    ],
  ),
  vendor(
    190,
    'Старият двор',
    'stariyat-dvor',
    1350,
    'гр. Копривщица, ул. „Хаджи Ненчо Палавеев“ 6',
    '0888374920',
    '#6b5a3c',
    [
      'За двора с асма: пейки, лейки, фенери и хамаци. Работим с ковачи и тъкачки от Средногорието.',
      'For the yard with a vine: benches, watering cans, lanterns and hammocks. We work with smiths and weavers of Sredna Gora.',
    ],
  ),
  vendor(
    203,
    'Светлина и сянка',
    'svetlina-i-syanka',
    650,
    'гр. Русе, ул. „Александровска“ 70',
    '0897126843',
    '#54585a',
    [
      'Лампиони, полилеи и огледала за високи тавани и за ниски. Идваме да премерим и да окачим.',
      'Floor lamps, pendants and mirrors for high ceilings and low. We come to measure and to hang.',
    ],
  ),
  vendor(
    217,
    'Орех и син',
    'oreh-i-sin',
    1450,
    'гр. Стара Загора, ул. „Цар Симеон Велики“ 130',
    '0875639281',
    '#6d4a35',
    [
      'Семейна работилница за библиотеки, скринове и маси. Дървото купуваме от старозагорските гори и го сушим две години.',
      'A family workshop for bookcases, chests and tables. We buy the wood from the forests of Stara Zagora and dry it for two years.',
    ],
  ),
  vendor(
    224,
    'Подарък от сърце',
    'podarak-ot-sartse',
    390,
    'гр. София, ул. „Оборище“ 18',
    '0882457390',
    '#d0647f',
    [
      'Свещи, вази, чаши и часовници, опаковани на ръка с картичка. Изпращаме направо на рождения ден.',
      'Candles, vases, cups and clocks, wrapped by hand with a card. We send straight to the birthday.',
    ],
  ),
  vendor(
    238,
    'Чист живот',
    'chist-zhivot',
    450,
    'гр. Благоевград, ул. „Тодор Александров“ 45',
    '0894718256',
    '#7fa28b',
    [
      'Кошове, постелки и текстил от естествени материали, без излишна опаковка. Кашоните ни се връщат и служат отново.',
      'Baskets, mats and textiles of natural materials without needless packing. Our boxes come back and serve again.',
    ],
  ),
  vendor(
    252,
    'Нов етаж',
    'nov-etazh',
    1490,
    'гр. Горна Оряховица, ул. „Св. Княз Борис I“ 211',
    '0878605142',
    '#3f5f7a',
    [
      'Мебели за всяка стая от български фабрики: дърво, МДФ, метал, стъкло и мрамор. Качваме до етажа и сглобяваме на място.',
      'Furniture for every room from Bulgarian factories: wood, MDF, metal, glass and marble. We carry it upstairs and assemble it.',
    ],
  ),
  vendor(
    266,
    'Сън и утро',
    'san-i-utro',
    890,
    'гр. Сливен, ул. „Хаджи Димитър“ 174',
    '0884950273',
    '#6a6f9a',
    [
      'Матраци, топери и възглавници за сън. Имате 60 нощи, за да решите дали матракът е Вашият.',
      'Mattresses, toppers and pillows. You have 60 nights to decide whether the mattress is right for you.',
    ],
  ),
];
