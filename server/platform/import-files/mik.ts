/** Bytes 0xC0 to 0xFF of MIK: box drawing and symbols. */
const SIGNS = '└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** Code of the letter А; MIK has the 64 letters А to я at 0x80 to 0xBF. */
const FIRST_LETTER = 0x410;
/** Minimum length of a word; other encodings have symbols at these bytes. */
const WORD = 3;
/** Ratio of letters in words to other bytes above ASCII from which a text counts as MIK. */
const LETTERS_OF_MIK = 9;

/** Decodes MIK, the Bulgarian DOS code page. */
export function decodeMik(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if (byte < 0x80) return String.fromCharCode(byte);
    if (byte < 0xc0) return String.fromCharCode(FIRST_LETTER + byte - 0x80);
    return SIGNS[byte - 0xc0];
  }).join('');
}

/**
 * True if nearly all bytes above ASCII are words in MIK. Cyrillic in Windows, ISO and CP866 has letters above
 * 0xC0.
 */
export async function isMik(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let [inWords, others, run] = [0, 0, 0];
  const endWord = () => {
    if (run >= WORD) inWords += run;
    else others += run;
    run = 0;
  };
  for await (const chunk of bytes) {
    for (const byte of chunk) {
      if (byte >= 0x80 && byte < 0xc0) run += 1;
      else {
        endWord();
        if (byte >= 0xc0) others += 1;
      }
    }
  }
  endWord();
  return inWords > others * LETTERS_OF_MIK;
}
