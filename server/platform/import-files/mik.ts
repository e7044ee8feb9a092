/** Bytes 0xC0 to 0xFF of MIK: box drawing and symbols. */
const SIGNS = '└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** Code of the letter А; MIK has the 64 letters А to я at 0x80 to 0xBF. */
const FIRST_LETTER = 0x410;
/** Fewest letters in a row that are a word; other encodings have signs at these bytes. */
const WORD = 3;
/** A text is MIK where its words have so many letters for each other byte above ASCII. */
const LETTERS_OF_MIK = 9;

/** A text of MIK, the Bulgarian code page of DOS. */
export function decodeMik(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if (byte < 0x80) return String.fromCharCode(byte);
    if (byte < 0xc0) return String.fromCharCode(FIRST_LETTER + byte - 0x80);
    return SIGNS[byte - 0xc0];
  }).join('');
}

/** True where nearly all bytes above ASCII are words in MIK. Cyrillic of Windows, ISO and CP866 has letters above 0xC0. */
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
