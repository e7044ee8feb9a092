/** Makes keys that nobody can guess: with the same key a second sending is the same order, letter or listing. */
export abstract class KeyGenerator {
  abstract make(): string;
}
