import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedTextWarnings } from '../../../src/core/shared/published-text-warnings.ts';

describe('The text of a listing warns its readers (TRUST-06)', () => {
  it.each([
    'Send 200 € by Western Union, write on WhatsApp',
    'В чужбина съм. Изпратете депозита и ще Ви пратя ключовете по куриер.',
    'Преведете капаро от 300 лв., за да Ви запазя апартамента.',
    'Платете капаро 200 лв. преди огледа.',
    'Изпратете 200 евро и апартаментът е Ваш',
    'Пpeвeдeтe к а п а р о от 300 лв.',
    'Please transfer the deposit and I will post the keys.',
    'Pay the deposit before you see the home.',
    'Wire me 150 EUR',
    'Приемам и биткойн',
    'Molq vi, izpratete depozit ot 150 evro',
  ])('reports a request for money: %s', (text) => {
    expect(publishedTextWarnings(text, 'rental')).toContain('money');
  });

  it.each([
    'Пишете ми във Viber.',
    'Пишете само на вайбър, тук не влизам',
    'Text me on Telegram',
    'WhatsApp: +44 7700 900123',
    'Свържете се с мен през Фейсбук',
    'W\u200BhatsApp only, 0888 123 456',
    'Пишете ми във Vіb3r на 0888 123 456',
    'Viber – пишете по всяко време',
  ])('reports an invitation to continue elsewhere: %s', (text) => {
    expect(publishedTextWarnings(text, 'rental')).toContain('channel');
  });

  it.each([
    'Депозит от един наем, плаща се предварително.',
    'Депозитът се превежда по банков път при подписване на договора.',
    'Наемът се плаща до 5-о число по банков път.',
    'Payment by bank transfer, deposit of one rent.',
    'The tenant pays one rent in advance and a deposit of 400 EUR.',
    'You pay a deposit and the first rent when you sign.',
    'Такса вход 12 лв., интернет 20 лв. Изпратете запитване за оглед.',
    'За оглед: 0888 123 456 (Viber)',
    'Тел. +359 888 123 456, имам и WhatsApp',
    'Viber: 0888 123 456',
    'За контакт: office@agency.bg, 02 987 65 43',
    'Добър сигнал на всички оператори.',
    'Намерете ни и във Facebook',
  ])('permits an ordinary listing: %s', (text) => {
    expect(publishedTextWarnings(text, 'rental')).toEqual([]);
  });

  it.each([
    'Кожена чанта Messenger за лаптоп',
    'Стойка за телефон, удобна за Skype и Viber разговори',
    'Следвайте ни във Facebook и Instagram!',
    'Плакат Bitcoin 50 × 70 см',
    'Ваучер за подарък 50 лв.',
    'Изпратете ни размерите и ще изчислим цената.',
    'Доставяме с куриер, плащате при доставка.',
    'Copper wire, 20 EUR a roll',
  ])('permits the text of an ordinary product: %s', (text) => {
    expect(publishedTextWarnings(text, 'goods')).toEqual([]);
  });

  it.each([
    ['Платете 100 лв. аванс по Revolut и изпращаме веднага', 'money'],
    ['Send money by Western Union', 'money'],
    ['Пишете ни във Viber и ще Ви дадем по-ниска цена', 'channel'],
    ['Order on Telegram: message us', 'channel'],
  ])('reports a product that leads away from the site: %s', (text, warning) => {
    expect(publishedTextWarnings(text, 'goods')).toContain(warning);
  });

  it('permits all texts of the translated pages of homes and products', () => {
    for (const file of ['properties-description', 'shop-terms']) {
      const texts = JSON.parse(readFileSync(`content/translations/bg/${file}.json`, 'utf8')) as Record<
        string,
        string
      >;
      for (const text of Object.values(texts))
        expect(publishedTextWarnings(text, 'rental'), text).toEqual([]);
    }
  });
});
