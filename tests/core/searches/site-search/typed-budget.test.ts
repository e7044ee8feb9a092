import { describe, expect, it } from 'vitest';
import { budgetOf } from '../../../../src/core/searches/site-search/typed-budget.ts';

describe('A budget in a search', () => {
  it.each([
    ['двустаен до 1200', null, 120_000, 'двустаен'],
    ['двустаен до 1 200 лв. софия', null, 120_000, 'двустаен софия'],
    ['под 600 €', null, 117_350, ''],
    ['flat under 600 eur', null, 117_350, 'flat'],
    ['dvustaen do 900lv', null, 90_000, 'dvustaen'],
    ['от 500 до 900', 50_000, 90_000, ''],
    ['500-900 лв', 50_000, 90_000, ''],
    ['от 300 до 400 евро', 58_675, 78_233, ''],
    ['над 2000 лева', 200_000, null, ''],
    ['диван 1500лв', null, 150_000, 'диван'],
    ['MAX 700', null, 70_000, ''],
  ])('is parsed from %s, in stotinki', (text, from, to, rest) => {
    expect(budgetOf(text)).toEqual({ from, to, rest });
  });

  it.each([
    'маса до 120 см',
    'маса 120х80',
    'легло 160 на 200',
    'до метрото',
    'до 2 спални',
    'хладилник над 300 литра',
    'ламинат 8 мм',
    'до',
    'от до',
    '1200',
  ])('is not parsed from %s', (text) => {
    expect(budgetOf(text)).toEqual({ from: null, to: null, rest: text });
  });
});
