import { describe, expect, it } from 'vitest';
import { fillArticle } from '../../../server/platform/article-values.ts';
import { EnvironmentReader } from '../../../server/platform/environment-reader.ts';
import { readSeller } from '../../../server/platform/seller.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const inBulgarian = (source: string, values = ARTICLE_VALUES) => plain(fillArticle(source, 'bg', values));
const inEnglish = (source: string, values = ARTICLE_VALUES) => plain(fillArticle(source, 'en', values));
const EURO_FIRST = { ...ARTICLE_VALUES, priceOrder: 'eur-first' as const };

describe('The placeholders of an article', () => {
  it.each([
    ['{{price:129000}}', '1 290 лв. (659,57 €)', 'BGN 1,290 (€659.57)'],
    ['{{price:28}}', '0,28 лв. (0,14 €)', 'BGN 0.28 (€0.14)'],
    ['({{price-inline:39000}})', '(390 лв. / 199,40 €)', '(BGN 390 / €199.40)'],
    ['{{about:47000}}', '470 лв. (240 €)', 'BGN 470 (€240)'],
    ['{{between:70000-100000}}', '700–1 000 лв. (358–511 €)', 'BGN 700–1,000 (€358–511)'],
  ])('become prices: %s', (code, bulgarian, english) => {
    expect(inBulgarian(code)).toBe(bulgarian);
    expect(inEnglish(code)).toBe(english);
  });

  it('put euros first if the site does (PRICE-06)', () => {
    expect(inBulgarian('{{price:129000}}', EURO_FIRST)).toBe('659,57 € (1 290 лв.)');
    expect(inBulgarian('{{between:2000-4000}}', EURO_FIRST)).toBe('10–20 € (20–40 лв.)');
  });

  it('contain the configured company, in the language of the article', () => {
    const seller = readSeller(
      new EnvironmentReader({
        SELLER_NAME: '„Дом“ ЕООД',
        SELLER_NAME_EN: '“Dom” EOOD',
        SELLER_EMAIL: 'office@dom.example',
        SELLER_SAFETY_EMAIL: 'safety@dom.example',
      }),
    );
    const values = { ...ARTICLE_VALUES, seller };
    const source = '{{seller-name}}, {{orders-email}}, {{safety-email}}';
    expect(inBulgarian(source, values)).toBe('„Дом“ ЕООД, office@dom.example, safety@dom.example');
    expect(inEnglish(source, values)).toBe('“Dom” EOOD, office@dom.example, safety@dom.example');
  });

  it('show a section only for its setting', () => {
    const source = 'A\n{{#demo}}\nB\n{{/demo}}\n{{#eur-first}}\nC\n{{/eur-first}}\nD\n';
    expect(inEnglish(source)).toBe('A\nB\nD\n');
    const seller = { ...ARTICLE_VALUES.seller, isExample: false };
    expect(inEnglish(source, { ...EURO_FIRST, seller })).toBe('A\nC\nD\n');
  });

  it.each(['{{seller-fax}}', '{{prise:100}}', '{{#winter}}\nA\n{{/winter}}\n'])('rejects %s', (source) => {
    expect(() => inEnglish(source)).toThrow('unknown');
  });
});

describe('The company of the configuration', () => {
  it('rejects an address that is no email', () => {
    expect(() => readSeller(new EnvironmentReader({ SELLER_CLAIMS_EMAIL: 'claims' }))).toThrow(
      'SELLER_CLAIMS_EMAIL',
    );
  });
});
