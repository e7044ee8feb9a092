import { describe, expect, it } from 'vitest';
import { warningsFor } from '../../../src/core/conversations/message-warnings.ts';
import { warningsOf } from '../../../src/core/shared/text-warnings.ts';

describe('Scam warnings of a message (TRUST-06)', () => {
  it.each([
    'Преведете капаро от 300 лв., за да Ви запазя апартамента.',
    'В чужбина съм. Изпратете депозита и ще Ви пратя ключовете по куриер.',
    'Плати наема предварително и ще ти оставя ключа.',
    'Депозитът се внася преди огледа, платете го днес.',
    'Изпратете ми 200 евро по Western Union',
    'Ето IBAN за капарото',
    'Prevedete kaparo i shte vi zapazq apartamenta',
    'Molq vi, izpratete depozit ot 150 evro',
    'Please transfer the deposit and I will post the keys.',
    'You can pay with a gift card',
    'I need you to send 300 EUR to hold it.',
    'ПРЕВЕДЕТЕ КАПАРО',
    'Преве\u00ADдете капаро',
    'Пpeвeдeтe кaпapo',
    'Преведете к а п а р о',
    'Пре-ве-де-те ка.па.ро',
    'Please send the d3p0sit',
  ])('report a request for money: %s', (text) => {
    expect(warningsOf(text)).toContain('money');
  });

  it.each([
    'Пишете ми във Viber.',
    'Пишете ми на вайбър, тук не влизам',
    'Имате ли WhatsApp?',
    'Pishete mi na vaibar',
    'Add me on Telegram',
    'Пишете на maria@example.com',
    'Text me on Signal',
    'W\u200BhatsApp само',
    'V i b e r',
    'Пишете във Vіber',
    'V1ber?',
    'Тeлегрaм',
    'ivan [at] example . com',
  ])('report an invitation to another channel: %s', (text) => {
    expect(warningsOf(text)).toContain('channel');
  });

  it.each([
    'Здравейте! Свободен ли е още апартаментът?',
    'Колко е депозитът и кога се плаща?',
    'Мога ли да платя наема в брой?',
    'Трябва ли да платите такса за паркинга?',
    'Може ли да видя снимки на банята? Ще ми ги пратите ли?',
    'Парното през зимата скъпо ли излиза?',
    'Има ли добър сигнал на телефона?',
    'Do I pay the deposit when I move in?',
    'How much do you pay for heating? Is the deposit one rent?',
    'Is it close to the university?',
    'Kolko e depozitat?',
    'Ще се обадя на 0888 123 456 утре.',
    'Ще дойда с 2 деца и 1 куче, а и с и без кола.',
    'От 10.30 до 11.45 ч. съм там – не е проблем.',
  ])('ignore an ordinary message: %s', (text) => {
    expect(warningsOf(text)).toEqual([]);
  });

  it('cover only the first messages of the other participant', () => {
    const say = (id: number, author: 'poster' | 'asker', text: string) => ({ id, author, text });
    const talk = [
      say(1, 'asker', 'Пишете ми във Viber.'),
      say(2, 'poster', 'Здравейте!'),
      say(3, 'asker', 'Имате ли Viber?'),
      say(4, 'asker', 'Преведете ми днес.'),
      say(5, 'asker', 'Капаро.'),
      say(6, 'poster', 'Защо?'),
      say(7, 'asker', 'Преведете капаро.'),
      say(8, 'poster', 'Защо?'),
      say(9, 'asker', 'Преведете капаро.'),
    ];
    expect(
      [...warningsFor({ reader: 'poster', about: 'property' }, talk)].filter(([, all]) => all.length > 0),
    ).toEqual([
      [1, ['channel']],
      [5, ['money']],
      [7, ['money']],
    ]);
    expect([...warningsFor({ reader: 'asker', about: 'property' }, talk).values()].flat()).toEqual([]);
  });

  it('are found quickly in a long message', () => {
    const long = 'плати '.repeat(333);
    const before = performance.now();
    warningsOf(long);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
