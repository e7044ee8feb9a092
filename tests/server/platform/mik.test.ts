import { describe, expect, it } from 'vitest';
import { decodeMik, isMik } from '../../../server/platform/import-files/mik.ts';

async function* inChunks(bytes: readonly number[]) {
  for (const byte of bytes) yield Uint8Array.of(byte);
}

/** Encodes the text with one byte a letter. */
function encoded(text: string, encoding: string): number[] {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return [...text].map((letter) => letters.indexOf(letter));
}

describe('MIK, the Bulgarian code page of DOS', () => {
  it('maps the letters in alphabetical order, then frames and signs', () => {
    expect(decodeMik(Uint8Array.of(0x41, 0x80, 0x9a, 0x9f, 0xa0, 0xbf))).toBe('AАЪЯая');
    expect(decodeMik(Uint8Array.of(0xc0, 0xcd, 0xd5, 0xd6, 0xf1, 0xf8, 0xff))).toBe('└═№§±°\u00a0');
    expect(decodeMik(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toHaveLength(256);
  });

  it('is recognised in small and capital letters, with a sign between them', async () => {
    const [small, capital] = [
      [0xac, 0xa0, 0xb1, 0xa0],
      [0x8c, 0x80, 0x91, 0x80],
    ];
    expect(await isMik(inChunks([...small, 0x3b, 0x31]))).toBe(true);
    expect(await isMik(inChunks([...small, 0x20, 0xd5, 0x20, ...capital, 0x20, ...small]))).toBe(true);
  });

  it.each(['windows-1251', 'ibm866', 'iso-8859-5', 'koi8-r', 'x-mac-cyrillic'])(
    'is not found in %s',
    async (name) => {
      const text = 'Настолна лампа с абажур от естествен лен, производство България';
      expect(await isMik(inChunks(encoded(text, name)))).toBe(false);
    },
  );

  it('is not found in a Latin text with quotation marks and signs of Windows', async () => {
    expect(await isMik(inChunks(encoded('“Lamp” – 5 m² № 3 «new» ™', 'windows-1252')))).toBe(false);
  });
});
