import { KeyMaker } from '../../core/shared/key-maker.ts';

/** Keys of 24 random bytes, in letters that an address may hold. */
export class RandomKeys extends KeyMaker {
  make(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
  }
}
