import type { BillName } from '../../../src/core/properties/property-choices.ts';
import { capital, joined } from './bulgarian.ts';
import type { Telling } from './telling.ts';

/** Deposit, term, pets: one to three sentences. */
export function terms(t: Telling): string {
  const { property } = t;
  const told = [
    property.deposits === 2
      ? t.pick(['Депозитът е два наема.', 'При подписване се плащат първият наем и депозит от два наема.'])
      : t.pick([
          'Депозит – един наем.',
          'Депозитът е един наем и се връща при напускане.',
          'При нанасяне се плащат първият наем и депозит в същия размер.',
          '',
        ]),
    termOf(t),
    property.petFriendly
      ? t.pick([
          'Домашни любимци се приемат.',
          'Котка или малко куче не са проблем.',
          'Ако имате домашен любимец, кажете ни – нямаме нищо против.',
          '',
        ])
      : t.pick(['Без домашни любимци, моля.', '', '', '']),
    t.pick(['', '', '', 'Предпочитат се непушачи.', 'Регистрация по адрес е възможна.']),
    property.availableIn === null
      ? t.pick([
          'Може да се нанесете веднага.',
          `${t.agree(['Свободен', 'Свободна', 'Свободно'])} е веднага.`,
          '',
        ])
      : '',
  ].filter((text) => text !== '');
  const wanted = t.random.between(1, 3);
  while (told.length > wanted) told.splice(t.random.between(0, told.length - 1), 1);
  return told.join(' ');
}

function termOf(t: Telling): string {
  switch (t.property.shortestTerm) {
    case 24:
      return 'Предпочита се договор за две години.';
    case 12:
      return t.pick([
        'Търсим наематели поне за една година.',
        'Договорът е за една година с възможност за удължаване.',
        'Наемът е дългосрочен.',
        '',
      ]);
    case 6:
      return t.pick(['Най-краткият срок е шест месеца.', 'Отдава се за срок от поне половин година.']);
    case 3:
      return 'Възможен е договор и за три месеца.';
    case 1:
      return 'Може и за кратко, от един месец нагоре.';
    default:
      return '';
  }
}

/** How to come and see it. */
export function closing(t: Telling): string {
  return t.property.byAgency
    ? t.pick([
        'За оглед заявете час през сайта или ни се обадете.',
        'Огледи правим всеки ден, включително в събота.',
        'Изберете час за оглед и ще дойдем с ключа.',
        'Договорът може да се прочете предварително.',
        'Отговаряме на въпроси и по телефона.',
        '',
      ])
    : t.pick([
        'Огледи – след 18 ч. и в почивните дни.',
        'Пишете ми, отговарям същия ден.',
        'Обадете се и ще се уговорим за оглед.',
        'Моля, без агенции.',
        'Най-лесно е да заявите оглед оттук, виждам го веднага.',
        'Ще се радвам на спокойни и точни хора.',
        '',
      ]);
}

/** Each bill with its article, and how 'included' agrees with it. */
const billWords: Readonly<Record<BillName, readonly [word: string, included: string]>> = {
  electricity: ['токът', 'включен'],
  water: ['водата', 'включена'],
  heating: ['парното', 'включено'],
  gas: ['газът', 'включен'],
  internet: ['интернетът', 'включен'],
  television: ['телевизията', 'включена'],
  'entrance-fee': ['таксата за входа', 'включена'],
};

/** Who pays the bills, in words. */
export function billsInWords(t: Telling): string {
  const of = (payer: 'owner' | 'tenant'): (readonly [string, string])[] =>
    t.property.bills.filter((bill) => bill.payer === payer).map(({ bill }) => billWords[bill]);
  const [included, paid] = [of('owner'), of('tenant')];
  const named = (bills: readonly (readonly [string, string])[]): string =>
    capital(joined(bills.map(([word]) => word)));
  const how = t.pick([' по отчет', ' всеки месец', '', ' по фактура']);
  return [
    paid.length > 0 ? `${named(paid)} се ${paid.length > 1 ? 'плащат' : 'плаща'} от наемателя${how}.` : '',
    included.length > 0
      ? `${named(included)} ${included.length > 1 ? 'са включени' : `е ${included[0]?.[1]}`} в наема.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
