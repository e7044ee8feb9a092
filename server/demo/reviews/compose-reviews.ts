import { chooseAlternatives, Random, seedOf } from '../random.ts';
import { productRemarks } from './product-remarks.ts';

/** Demo review: stars, writer's name, text and reply. */
export type DemoReview = readonly [stars: 1 | 2 | 3 | 4 | 5, name: string, text: string, reply?: string];

const women =
  'Мария,Елена,Деница,Елица,Яна,Виктория,Ивелина,Теодора,Росица,Силвия,Гергана,Антония,Надежда,Цветелина,Боряна,Милена,Пламена,Станимира,Лилия,Катерина,Радостина,Десислава,Ралица,Албена,Камелия,Вяра,Невена,Стела,Полина,Моника,Биляна,Мирела,Таня,Зорница,Магдалена,Галина,Снежана,Калина,Християна,Йорданка'.split(
    ',',
  );
const men =
  'Петър,Георги,Борис,Стоян,Николай,Калоян,Димитър,Красимир,Мирослав,Христо,Явор,Радослав,Светлозар,Огнян,Веселин,Ангел,Емил,Иван,Тодор,Васил,Пламен,Румен,Асен,Любомир,Ивайло,Кирил,Момчил,Владимир,Атанас,Здравко,Захари,Орлин,Деян,Филип,Живко,Самуил,Антон,Павел,Руслан,Валентин'.split(
    ',',
  );
const initials = 'АБВГДЖЗИЙКЛМНОПРСТФХЦЧШЯ';

/** 'Ралица В.': first name and initial. */
function reviewer(random: Random): string {
  const given = random.pick(random.chance(0.55) ? women : men);
  return `${given} ${initials.charAt(random.between(0, initials.length - 1))}.`;
}

function starsOf(random: Random): DemoReview[0] {
  const luck = random.next();
  if (luck < 0.45) return 5;
  if (luck < 0.75) return 4;
  if (luck < 0.88) return 3;
  return luck < 0.96 ? 2 : 1;
}

const opening: Readonly<Record<DemoReview[0], string>> = {
  5: '{Много съм доволен от покупката|Препоръчвам|Точно каквото търсех|Отлична изработка|Надмина очакванията ми|Покупката си струва|Бих купил пак|Без забележки след месец употреба|За тази цена няма по-добро|Трета покупка от тази серия}.',
  4: '{Добра покупка|Доволен съм|Като цяло отлично|Струва си парите|Добро качество|Почти без забележки|Изборът беше добър|Близо до съвършено}.',
  3: '{Става за парите|Средна работа|Очаквах малко повече|Има и плюсове, и минуси|Не е зле, но не е и отлично|Колебая се дали да препоръчам|Върши работа}.',
  2: '{Разочарован съм|Не бих купил пак|Под очакванията ми|За тази цена очаквах друго|Изборът не беше добър|Снимките обещават повече}.',
  1: '{Не препоръчвам|Върнах поръчката|Лоша покупка|Загубено време|Не си струва парите|Избрах друго накрая}.',
};
const feminine: readonly (readonly [string, string])[] = [
  ['Много съм доволен', 'Много съм доволна'],
  ['Доволен съм', 'Доволна съм'],
  ['Разочарован съм', 'Разочарована съм'],
  ['Бих купил', 'Бих купила'],
  ['бих купил', 'бих купила'],
];

const delivery = {
  good: 'Пратката дойде {ден по-рано|в уговорения ден|за два дни|на третия ден}{, добре опакована|}.',
  bad: '{Доставката закъсня {с три дни|с почти седмица}|Чаках {десет дни|почти две седмици|с ден повече от обещаното}}.',
} as const;

const later = '{||След {седмица|две седмици|месец|два месеца|половин година} мнението ми е същото.}';

const replies =
  '{Благодарим за отзива|Благодарим, че споделяте|Съжаляваме за неудобството}. {Пишете ни номера на поръчката и ще предложим решение|Ще изпратим резервна част без заплащане|Предадохме забележката на производството|Обадете ни се и ще заменим продукта}.';

export function composeProductReviews(kindKey: string, seed: string): DemoReview[] {
  const remarks = productRemarks[kindKey];
  if (!remarks) throw new Error(`There are no remarks about ${kindKey}`);
  const random = new Random(seedOf(`review ${seed}`));
  return Array.from({ length: random.pick([1, 1, 2, 2, 3, 4, 5]) }, () => {
    const stars = starsOf(random);
    const praise = stars === 5 || random.chance(0.5) ? [...remarks.praise] : [random.pick(remarks.praise)];
    const parts = {
      5: [opening[5], ...praise, random.chance(0.5) ? delivery.good : '', later],
      4: [opening[4], ...praise, random.chance(0.6) ? remarks.fault : delivery.good, later],
      3: [opening[3], random.pick(remarks.praise), remarks.fault, later],
      2: [opening[2], remarks.fault, random.chance(0.6) ? delivery.bad : '', later],
      1: [opening[1], remarks.fault, delivery.bad],
    }[stars];
    return review(random, stars, parts, 0.5);
  });
}

const vendorParts: Readonly<Record<DemoReview[0], readonly string[]>> = {
  5: [
    '{Отзивчиви са и отговарят същия ден|Много добра комуникация|Коректен търговец|Втора поръчка и пак без забележка}.',
    '{Опаковат внимателно|Пратката дойде цяла|Сложиха бележка как се поддържа продуктът|Фактурата пристигна веднага|Обадиха се ден преди доставката}.',
  ],
  4: [
    '{Коректни са|Добра комуникация|Доволни сме}.',
    '{Доставката закъсня с ден, но предупредиха|Кутията беше смачкана, но вътре всичко беше наред|Отговориха на въпросите ми чак на следващия ден}.',
  ],
  3: [
    '{Продуктът е добър, обслужването – средно|Нито добро, нито лошо впечатление}.',
    '{Наложи се да звъня два пъти|Срокът се промени без обяснение|Чаках фактурата една седмица}.',
  ],
  2: [
    '{Рекламацията се решава бавно|Трудно се свързах с тях}.',
    '{Отговориха след четири дни|Замяната отне три седмици}.',
  ],
  1: [
    '{Не изпълниха поръчката в срок|Изпратиха друг цвят}.',
    '{Върнаха парите чак след две напомняния|Не вдигат телефона}.',
  ],
};

export function composeVendorReviews(code: string): DemoReview[] {
  const random = new Random(seedOf(`vendor review ${code}`));
  return Array.from({ length: random.between(2, 6) }, () => {
    const stars = starsOf(random);
    return review(random, stars, vendorParts[stars], 0.6);
  });
}

const landlordParts: Readonly<Record<DemoReview[0], readonly string[]>> = {
  5: [
    '{Жилището беше точно като в обявата|Огледът започна навреме|Получихме ясни отговори за сметките|Показаха ни всичко, включително мазето}.',
    '{Договорът беше ясен|Казаха честно и за недостатъците|Ключовете получихме в уговорения ден|Препоръчваме}.',
  ],
  4: [
    '{Приятен разговор и ясни условия|Коректно отношение|Огледът мина добре}.',
    '{Снимките са малко по-светли от стаите на живо|За сметките отговориха на следващия ден|Паркирането е по-трудно, отколкото пише}.',
  ],
  3: [
    '{Огледът се отложи два пъти|Не знаеха отговора на половината въпроси}.',
    '{Иначе жилището е добро|В крайна сметка се разбрахме}.',
  ],
  2: [
    '{Жилището вече беше отдадено, когато отидохме|Половин час чакахме пред входа}.',
    'Никой не ни предупреди.',
  ],
  1: [
    '{Огледът не се състоя и никой не се обади|Условията се промениха на самия оглед}.',
    'Няма да се обърнем пак.',
  ],
};

const landlordReplies =
  '{Благодарим за отзива|Съжаляваме за чакането|Благодарим, че споделяте}. {Вече потвърждаваме всеки оглед предния ден|Ще актуализираме обявите навреме|Ще подготвяме отговорите преди огледа}.';

/** Composes reviews of an agency or a landlord, by e-mail. */
export function composeLandlordReviews(email: string): DemoReview[] {
  const random = new Random(seedOf(`landlord review ${email}`));
  return Array.from({ length: random.between(1, 5) }, () => {
    const stars = starsOf(random);
    return review(random, stars, landlordParts[stars], 0.3, landlordReplies);
  });
}

/** @param answered share of reviews with at most three stars that get a reply */
function review(
  random: Random,
  stars: DemoReview[0],
  parts: readonly string[],
  answered: number,
  answers = replies,
): DemoReview {
  const name = reviewer(random);
  const written = parts.filter((part) => part !== '').map((part) => chooseAlternatives(random, part));
  const text = agreeing(name, written.filter(Boolean).join(' ').replaceAll(' .', '.'));
  return stars <= 3 && random.chance(answered)
    ? [stars, name, text, chooseAlternatives(random, answers)]
    : [stars, name, text];
}

function agreeing(name: string, text: string): string {
  if (!women.includes(name.slice(0, -3))) return text;
  return feminine.reduce((changed, [his, hers]) => changed.replaceAll(his, hers), text);
}
