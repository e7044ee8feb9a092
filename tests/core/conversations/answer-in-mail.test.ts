import { describe, expect, it } from 'vitest';
import { ANSWER_LINE, answerIn } from '../../../src/core/conversations/answer-in-mail.ts';

const MAIL = `${ANSWER_LINE} Напишете отговора си над този ред -##\n\nНово съобщение: Стая до НДК\n\nСвободна ли е?`;
const quoted = MAIL.split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n');
const mails: readonly [program: string, text: string][] = [
  ['no other text', 'Да, от петък.'],
  ['a signature', 'Да, от петък.\n-- \nМария Иванова\nwww.maria.bg'],
  [
    'Gmail',
    `Да, от петък.\n\nНа ср, 25.11.2026 г. в 10:33 Уют <no-reply@uyut.example> написа:\n\n${quoted}\n`,
  ],
  [
    'Gmail, its line broken',
    `Да, от петък.\n\nOn Wed, Nov 25, 2026 at 10:33 AM Uyut <\nno-reply@uyut.example> wrote:\n\n${quoted}`,
  ],
  ['Thunderbird', `Да, от петък.\n\nНа 25.11.26 г. в 10:33, Уют написа:\n${quoted}\n`],
  ['a date first', `Да, от петък.\n\n25.11.2026 г. в 10:33 Уют написа:\n${quoted}\n`],
  [
    'abv.bg',
    `Да, от петък.\n\n-------- Оригинално писмо --------\nОт: Уют no-reply@uyut.example\nОтносно: Ново съобщение\nДо: Мария\nИзпратено на: 25.11.2026 10:33\n\n${MAIL}`,
  ],
  [
    'Apple Mail',
    `Да, от петък.\n\n> On 25 Nov 2026, at 10:33, Uyut <no-reply@uyut.example> wrote:\n> \n${quoted}`,
  ],
  [
    'a telephone',
    `Да, от петък.\n\nИзпратено от моя iPhone\n\n> На 25.11.2026 г., в 10:33, Уют <no-reply@uyut.example> написа:\n> \n${quoted}`,
  ],
  [
    'Outlook',
    `Да, от петък.\r\n\r\n________________________________\r\nОт: Уют <no-reply@uyut.example>\r\nИзпратено: сряда, 25 ноември 2026 г. 10:33\r\nДо: Мария\r\nТема: Ново съобщение: Стая до НДК\r\n\r\n${MAIL}`,
  ],
  [
    'Outlook in English',
    `Да, от петък.\n\n-----Original Message-----\nFrom: Uyut <no-reply@uyut.example>\nSent: Wednesday, November 25, 2026\nTo: Maria\nSubject: A new message\n\n${MAIL}`,
  ],
  [
    'bold headers',
    `Да, от петък.\n\n*From:* Uyut <no-reply@uyut.example>\n*Sent:* Wednesday\n*To:* Maria\n\n${MAIL}`,
  ],
  ['a quote without its first line', `Да, от петък.\n\nOn 25 Nov 2026, Uyut wrote:\n> Свободна ли е?`],
  ['the answer below the quote', `На 25.11.26 г. в 10:33, Уют написа:\n${quoted}\n\nДа, от петък.\n`],
  ['no-break spaces', `Да,\u00a0от петък.\n\n${MAIL}`],
];

describe('The reply in an email (TRUST-05)', () => {
  it.each(mails)('is found with %s', (_, text) => {
    expect(answerIn(text)).toBe('Да, от петък.');
  });

  it.each([
    ['Свободна е.\n\nКлючът е при:\nпортиера, вход Б'],
    ['Имам два въпроса:\n1. Кога?\n2. С куче?'],
    ['Ето какво има в стаята:'],
    ['Адрес: ул. Шипка 5'],
    ['Първо.\n\n---\n\nВторо.'],
  ])('includes all of %j', (text) => {
    expect(answerIn(`${text}\n\nНа 25.11.26 г. в 10:33, Уют написа:\n${quoted}`)).toBe(text);
    expect(answerIn(text)).toBe(text);
  });

  it('includes a last line with a colon if no quoted email follows', () => {
    const text = 'Обадете се, ако е между 10 и 12:';
    expect(answerIn(text)).toBe(text);
  });

  it('is found quickly in a megabyte of dashes', () => {
    expect(answerIn(`Да.\n${'-'.repeat(1_000_000)}x\n\n${MAIL}`)).toMatch(/^Да\.\n-+x$/);
  });

  it.each([[quoted], [MAIL], [''], ['\n \n'], [`На 25.11.26 г. в 10:33, Уют написа:\n${quoted}`]])(
    'is empty if nothing was written: %j',
    (text) => {
      expect(answerIn(text)).toBe('');
    },
  );
});
