import { describe, expect, it } from 'vitest';
import {
  levaToStotinki,
  stotinkiToLeva,
  writtenLeva,
  writtenNumber,
} from '../../../src/core/shared/typed-leva.ts';

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

  it('stand in a field as the language writes them, and are understood from there', () => {
    expect([writtenLeva(16_690, 'bg'), writtenLeva(16_690, 'en')]).toEqual(['166,90', '166.90']);
    expect([writtenLeva(4_500, 'bg'), writtenLeva(null, 'bg')]).toEqual(['45', '']);
    expect(levaToStotinki(writtenLeva(123_405, 'bg'))).toBe(123_405);
  });

  it('have company: lengths and weights are written the same way', () => {
    expect([writtenNumber(5.25, 'bg'), writtenNumber(5.25, 'en')]).toEqual(['5,25', '5.25']);
    expect([writtenNumber(0.1 + 0.2, 'bg'), writtenNumber(null, 'en')]).toEqual(['0,3', '']);
  });
});
