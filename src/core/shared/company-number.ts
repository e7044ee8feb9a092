/**
 * True for a Bulgarian company number (ЕИК, БУЛСТАТ) of 9 or 13 digits with valid check digits. The ninth
 * digit has the weights 1 to 8 modulo 11, then 3 to 10 if the result is ten. The thirteenth has 2, 7, 3, 5,
 * then 4, 9, 5, 7.
 */
export function isCompanyNumber(text: string): boolean {
  if (!/^\d{9}(?:\d{4})?$/.test(text) || /^0+$/.test(text)) return false;
  const digits = [...text].map(Number);
  if (digits[8] !== checkDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])) {
    return false;
  }
  return digits.length === 9 || digits[12] === checkDigit(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]);
}

/**
 * True for a VAT number `BG` and 9 or 10 digits. With 9 digits it must equal the company number, or its first
 * nine digits for a branch.
 */
export function isVatNumber(text: string, companyNumber: string): boolean {
  if (!/^BG\d{9,10}$/.test(text)) return false;
  return text.length === 12 || text.slice(2) === companyNumber.slice(0, 9);
}

function checkDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const weighted = (weights: readonly number[]) =>
    digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11;
  const once = weighted(first);
  return once < 10 ? once : weighted(second) % 10;
}
