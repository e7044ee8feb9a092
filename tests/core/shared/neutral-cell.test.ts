import { describe, expect, it } from 'vitest';
import { bareCell, neutralCell } from '../../../src/core/shared/neutral-cell.ts';

describe('a cell for a table program', () => {
  it.each(['=1+1', '+359888', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    '%j cannot run, and comes back as it was',
    (text) => {
      expect(neutralCell(text)).toBe(`'${text}`);
      expect(bareCell(neutralCell(text))).toBe(text);
    },
  );

  it.each(['Лампа', '1 - 2', "'90", '', "'Зора'"])('%j stays', (text) => {
    expect([neutralCell(text), bareCell(text)]).toEqual([text, text]);
  });
});
