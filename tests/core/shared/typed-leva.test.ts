import { describe, expect, it } from 'vitest';
import { levaToStotinki, stotinkiToLeva } from '../../../src/core/shared/typed-leva.ts';

describe('leva as people type them', () => {
  it.each([
    ['45', 4_500],
    [' 45,9 ', 4_590],
    ['45.90', 4_590],
    ['0,05', 5],
    ['1234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00A0234\u00A0567', 123_456_700],
    ['12\u202F345.6', 1_234_560],
  ])('"%s" is understood', (text, stotinki) => {
    expect(levaToStotinki(text)).toBe(stotinki);
  });

  it.each([
    '',
    ' ',
    '-3',
    '1,234',
    '12 34',
    '1 2345',
    ' 1 23',
    '1.5.2',
    '45,905',
    'сто',
    '1e3',
    '99999999',
    undefined,
  ])('"%s" is not', (text) => {
    expect(levaToStotinki(text)).toBeNull();
  });

  it('are written back so that they are understood again', () => {
    for (const stotinki of [0, 5, 4_500, 4_590, 123_450]) {
      expect(levaToStotinki(stotinkiToLeva(stotinki) ?? '')).toBe(stotinki);
    }
    expect(stotinkiToLeva(null)).toBeNull();
  });
});
