import type { Text } from '../shop/words.ts';

const women: readonly Text[] = [
  ['Александра', 'aleksandra'],
  ['Божидара', 'bozhidara'],
  ['Виктория', 'viktoria'],
  ['Габриела', 'gabriela'],
  ['Дария', 'daria'],
  ['Йоана', 'yoana'],
  ['Кристина', 'kristina'],
  ['Михаела', 'mihaela'],
  ['Никол', 'nikol'],
  ['Симона', 'simona'],
];
const men: readonly Text[] = [
  ['Антон', 'anton'],
  ['Борис', 'boris'],
  ['Виктор', 'viktor'],
  ['Даниел', 'daniel'],
  ['Емил', 'emil'],
  ['Калоян', 'kaloyan'],
  ['Мартин', 'martin'],
  ['Преслав', 'preslav'],
  ['Симеон', 'simeon'],
  ['Теодор', 'teodor'],
];
const families: readonly Text[] = [
  ['Алексиев', 'aleksiev'],
  ['Бонев', 'bonev'],
  ['Велков', 'velkov'],
  ['Гочев', 'gochev'],
  ['Дончев', 'donchev'],
  ['Желев', 'zhelev'],
  ['Захариев', 'zahariev'],
  ['Илчев', 'ilchev'],
  ['Колев', 'kolev'],
  ['Лазаров', 'lazarov'],
  ['Минчев', 'minchev'],
  ['Недев', 'nedev'],
  ['Панов', 'panov'],
  ['Радев', 'radev'],
  ['Савов', 'savov'],
  ['Ташев', 'tashev'],
  ['Узунов', 'uzunov'],
  ['Филипов', 'filipov'],
  ['Христов', 'hristov'],
  ['Цонев', 'tsonev'],
];

/** Somebody who posts a demo offer; nobody can sign in as one. */
export type DemoPoster = { name: string; email: string; phone: string; isWoman: boolean };

/** Four hundred people, women and men by turns. */
export const demoPosters: readonly DemoPoster[] = families.flatMap(([family, familyLatin], row) =>
  [...women, ...men].map((_, place): DemoPoster => {
    const isWoman = place % 2 === 0;
    const [given, latin] = (isWoman ? women : men)[Math.floor(place / 2)] ?? ['', ''];
    const serial = 310_000 + row * 23_117 + place * 1_013;
    return {
      name: `${given} ${family}${isWoman ? 'а' : ''}`,
      email: `${latin}.${familyLatin}${isWoman ? 'a' : ''}.stai@demo.example`,
      phone: `088${7 + ((row + place) % 3)}${serial}`,
      isWoman,
    };
  }),
);
