import { describe, expect, it } from 'vitest';
import {
  unescapeSpreadsheetFormula,
  escapeSpreadsheetFormula,
} from '../../../src/core/shared/escape-spreadsheet-formula.ts';

describe('a cell for a table program', () => {
  it.each(['=1+1', '+359888', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    '%j cannot run, and comes back as it was',
    (text) => {
      expect(escapeSpreadsheetFormula(text)).toBe(`'${text}`);
      expect(unescapeSpreadsheetFormula(escapeSpreadsheetFormula(text))).toBe(text);
    },
  );

  it.each(['Лампа', '1 - 2', "'90", '', "'Зора'"])('%j stays', (text) => {
    expect([escapeSpreadsheetFormula(text), unescapeSpreadsheetFormula(text)]).toEqual([text, text]);
  });
});
