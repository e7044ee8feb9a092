import { describe, expect, it } from 'vitest';
import {
  unescapeSpreadsheetFormula,
  escapeSpreadsheetFormula,
} from '../../../../src/core/shared/import/read-cells.ts';

describe('escapeSpreadsheetFormula', () => {
  it.each(['=1+1', '+359888', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'escapes %j, and unescaping restores it',
    (text) => {
      expect(escapeSpreadsheetFormula(text)).toBe(`'${text}`);
      expect(unescapeSpreadsheetFormula(escapeSpreadsheetFormula(text))).toBe(text);
    },
  );

  it.each(['Лампа', '1 - 2', "'90", '', "'Зора'"])('leaves %j unchanged', (text) => {
    expect([escapeSpreadsheetFormula(text), unescapeSpreadsheetFormula(text)]).toEqual([text, text]);
  });
});
