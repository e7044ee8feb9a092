import { KeyGenerator } from '../../core/shared/id.ts';

/** Keys of 24 random bytes in URL-safe letters. */
export class RandomKeys extends KeyGenerator {
  make(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
  }
}
