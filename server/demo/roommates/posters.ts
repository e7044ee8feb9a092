import { transliterate } from '../../../src/core/shared/transliteration.ts';

const women: readonly string[] =
  'Александра,Божидара,Виктория,Габриела,Дария,Йоана,Кристина,Михаела,Никол,Симона'.split(',');
const men: readonly string[] = 'Антон,Борис,Виктор,Даниел,Емил,Калоян,Мартин,Преслав,Симеон,Теодор'.split(
  ',',
);
const families: readonly string[] =
  'Алексиев,Бонев,Велков,Гочев,Дончев,Желев,Захариев,Илчев,Колев,Лазаров,Минчев,Недев,Панов,Радев,Савов,Ташев,Узунов,Филипов,Христов,Цонев'.split(
    ',',
  );

/** Poster of a demo offer, who cannot sign in. */
export type DemoPoster = { name: string; email: string; phone: string; isWoman: boolean };

/** Four hundred people, alternately women and men. */
export const demoPosters: readonly DemoPoster[] = families.flatMap((family, row) =>
  [...women, ...men].map((_, place): DemoPoster => {
    const isWoman = place % 2 === 0;
    const given = (isWoman ? women : men)[Math.floor(place / 2)] ?? '';
    const serial = 310_000 + row * 23_117 + place * 1_013;
    const name = `${given} ${family}${isWoman ? 'а' : ''}`;
    return {
      name,
      email: `${transliterate(name).toLowerCase().replace(' ', '.')}.stai@demo.example`,
      phone: `088${7 + ((row + place) % 3)}${serial}`,
      isWoman,
    };
  }),
);
