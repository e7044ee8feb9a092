import { beforeEach, describe, expect, it } from 'vitest';
import type { TextTranslations, WrittenText } from '../../../src/core/site/texts.ts';
import { failureOf } from '../../support/a-failure.ts';

export type TextTranslationsWorld = {
  translations: TextTranslations;
  /** A listing, with what its title and description become. */
  listing: WrittenText;
  translated: readonly [string, string];
  missing: WrittenText;
  /** The service behind it does not answer any more. */
  goAway(): void;
};

/** What every translation of what people wrote does. */
export function textTranslationsContract(makeWorld: () => Promise<TextTranslationsWorld>): void {
  describe('Translations of what people wrote', () => {
    let world: TextTranslationsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('come in the order of the texts', async () => {
      expect(await world.translations.translate(world.listing)).toEqual(world.translated);
    });

    it('are of what can be seen', async () => {
      await expect(world.translations.translate(world.missing)).rejects.toMatchObject(
        failureOf('not-found', 'error-not-found'),
      );
    });

    it('are missing while the service is away', async () => {
      world.goAway();
      await expect(world.translations.translate(world.listing)).rejects.toMatchObject(
        failureOf('unavailable', 'translation-unavailable'),
      );
    });
  });
}
