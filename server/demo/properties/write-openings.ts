import { capital, countWord } from './bulgarian.ts';
import type { DescriptionContext } from './description-context.ts';
import { praise } from './description-context.ts';

const withComma = (text: string): string => (text ? `, ${text}` : '');

export function ownersOpening(t: DescriptionContext): string {
  const { property, noun, plain, place, floor } = t;
  const isRoom = property.type === 'room';
  const it = t.agree(['го', 'я', 'го']);
  const years = countWord(t.random.between(4, 12));
  return t.pick([
    `Давам под наем ${plain} ${place}, ${property.area} кв. м${withComma(floor)}.`,
    `Давам под наем ${praise(t)} ${plain} ${place}${withComma(floor)}.`,
    `Отдавам ${plain} ${place} – ${property.area} кв. м${withComma(floor)}.`,
    `${capital(noun.definite)} е ${property.area} кв. м и се намира ${place}${withComma(floor)}.`,
    `{Търся наематели|Търся хора} за ${t.agree(['моя', 'моята', 'моето'])} ${plain} ${place}.`,
    `{Давам директно, без посредник,|Без агенция давам} ${plain} ${place}, ${property.area} кв. м.`,
    `${capital(praise(t))} ${plain} ${place}, ${property.area} кв. м. {Посредници няма|Обявата е без посредник|Без комисиона}.`,
    `{Здравейте! Давам|Добър ден! Давам|Давам} под наем ${plain} ${place}${withComma(floor)}.`,
    `Под наем{ без посредник|, без комисиона|}: ${plain} ${place}, ${property.area} кв. м${withComma(floor)}.`,
    !isRoom &&
      `Живях тук ${years} години. ${capital(noun.definite)} е ${place}, {съседите са свестни, а поддръжката е лесна|районът е удобен|мястото е добро за семейство}.`,
    !isRoom &&
      `След ${years} години тук се местим в по-${property.area > 90 ? 'малко' : 'голямо'} жилище и отдаваме ${noun.object} ${place}.`,
    !isRoom &&
      `${capital(noun.definite)} ${place} се освобождава след наематели, които останаха ${years} години. Търсим {също толкова|пак така} {спокойни|коректни} хора.`,
    !isRoom &&
      `Купихме ${noun.object} за {децата, но те останаха|дъщеря ни, но тя остана|сина ни, но той остана} в чужбина и ${it} даваме под наем. Намира се ${place}${withComma(floor)}.`,
    !isRoom &&
      `{Местим се в друг град|Местим се|Заминаваме за две години} и даваме под наем дома си ${place} – ${property.area} кв. м${withComma(floor)}.`,
    !isRoom &&
      property.renovated &&
      property.buildingYear < 1990 &&
      `Тук живееха баба и дядо. Обновихме ${noun.object} основно и сега търсим хора, които да ${it} пазят. Намира се ${place}.`,
    isRoom && `Имам свободна стая ${place} – ${property.area} кв. м, в спокойно жилище ${floor}.`,
    isRoom && `Освобождава се стая в нашия апартамент ${place}. Търсим чист и точен съквартирант.`,
  ]);
}

export function agencysOpening(t: DescriptionContext): string {
  const { property, plain, place, city, floor } = t;
  const lies = t.agree(['разположен', 'разположена', 'разположено']);
  return t.pick([
    `Предлагаме под наем ${plain} ${place}${withComma(floor)}.`,
    `Предлагаме Ви ${praise(t)} ${plain} ${place} с площ ${property.area} кв. м.`,
    `Представяме Ви ${plain} с площ ${property.area} кв. м, ${lies} ${place}.`,
    `Отдава се под наем ${plain} ${place} – ${property.area} кв. м${withComma(floor)}.`,
    `Нова обява ${city}: ${plain} ${place}, ${property.area} кв. м.`,
    `Под наем: ${praise(t)} ${plain} ${place}${withComma(floor)}.`,
    `Търсите ${plain} ${place}? ${t.agree(['Този', 'Тази', 'Това'])} е ${property.area} кв. м и може да се види още тази седмица.`,
    `Наемодателят ни повери ${praise(t)} ${plain} ${place} и държи на коректни наематели за по-дълго.`,
    `${capital(plain)} ${place}, ${property.area} кв. м${withComma(floor)}. Огледали сме ${t.agree(['го', 'я', 'го'])} и {снимките отговарят на състоянието|всичко е като на снимките|снимките са наши}.`,
    `Отдаваме ${plain} ${place}, ${lies}${floor ? ` ${floor}` : ' в тих двор'}.`,
    `За клиент на агенцията отдаваме под наем ${plain} ${place}, ${property.area} кв. м.`,
  ]);
}
