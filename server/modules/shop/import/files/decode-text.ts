/** The bytes of a file, from the beginning each time. */
export type Bytes = () => AsyncIterable<Uint8Array>;

/**
 * The encoding of a text: UTF-8 or UTF-16 as its mark says, UTF-8 when all of it is valid, else Windows-1251,
 * which Bulgarian programs still write.
 */
export async function findEncoding(bytes: Bytes): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytes()) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isFirst = false;
      strict.decode(chunk, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1251';
    throw error;
  }
}

/** A text from bytes, without its mark; what is no letter becomes U+FFFD. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
