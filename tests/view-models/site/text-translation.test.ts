import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aTextTranslation, aTranslationGateway } from '../../support/a-text-translation.ts';

const ENGLISH = { kind: 'property', id: 7, language: 'en' } as const;
const ORIGINALS = ['A flat', 'By the park.'];

describe('A text in the other language', () => {
  it('is marked, and shown in the original until a translation is requested', async () => {
    const service = aTranslationGateway();
    const translation = aTextTranslation({ service });
    translation.begin(ENGLISH);
    expect([translation.foreign, translation.shownLanguage]).toEqual(['en', 'en']);
    expect(translation.textsOf(ORIGINALS)).toEqual(ORIGINALS);
    await Promise.all([translation.translate(), translation.translate()]);
    expect(service.inputs('translateText')).toEqual([{ kind: 'property', id: 7 }]);
    expect(translation.textsOf(ORIGINALS)).toEqual(['[title]', '[text]']);
    expect([translation.isTranslated, translation.shownLanguage]).toEqual([true, 'bg']);
    translation.showOriginal();
    expect([translation.textsOf(ORIGINALS), translation.shownLanguage]).toEqual([ORIGINALS, 'en']);
    await translation.translate();
    expect(service.inputs('translateText')).toHaveLength(1);
    expect(translation.isTranslated).toBe(true);
  });

  it('stays unchanged after an error, which is shown', async () => {
    const service = aTranslationGateway();
    const modals = new Modals();
    const translation = aTextTranslation({ service, modals });
    service.failOnce('translateText', new Failure('translation-unavailable', {}, 'unavailable'));
    translation.begin(ENGLISH);
    await translation.translate();
    expect(translation.textsOf(ORIGINALS)).toEqual(ORIGINALS);
    expect([translation.busy, modals.notification?.message.key]).toEqual([false, 'translation-unavailable']);
  });

  it('is reset for another text', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.begin({ ...ENGLISH });
    expect(translation.isTranslated).toBe(true);
    translation.begin({ ...ENGLISH, id: 8 });
    expect([translation.isTranslated, translation.textsOf(ORIGINALS)]).toEqual([false, ORIGINALS]);
  });

  it('is not offered for translation in the language of the page', () => {
    const translation = aTextTranslation();
    translation.begin({ ...ENGLISH, language: 'bg' });
    expect([translation.foreign, translation.shownLanguage]).toEqual([null, 'bg']);
  });

  it('is not offered for translation before it is loaded', async () => {
    const service = aTranslationGateway();
    const translation = aTextTranslation({ service });
    await translation.translate();
    expect([translation.foreign, translation.shownLanguage, translation.isTranslated]).toEqual([
      null,
      'bg',
      false,
    ]);
    expect([service.inputs('translateText'), translation.busy]).toEqual([[], false]);
  });

  it('shows the original of untranslated parts', async () => {
    const service = aTranslationGateway(['[title]']);
    const translation = aTextTranslation({ service });
    translation.begin(ENGLISH);
    await translation.translate();
    expect(translation.textsOf(ORIGINALS)).toEqual(['[title]', 'By the park.']);
  });

  it('is separate for a property and an offer of the same number', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.begin({ ...ENGLISH, kind: 'offer' });
    expect(translation.isTranslated).toBe(false);
  });

  it('is translated during a pending translation of the previous one', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    const late = translation.translate();
    translation.begin({ ...ENGLISH, id: 8 });
    expect(translation.busy).toBe(false);
    const next = translation.translate();
    await late;
    await next;
    expect([translation.isTranslated, translation.busy]).toEqual([true, false]);
  });

  it('ignores a translation that arrives after it was replaced', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    const late = translation.translate();
    expect(translation.busy).toBe(true);
    translation.begin({ ...ENGLISH, id: 8 });
    await late;
    expect([translation.isTranslated, translation.textsOf(ORIGINALS)]).toEqual([false, ORIGINALS]);
  });

  it('shows the original of another text translated before', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.showOriginal();
    translation.begin({ ...ENGLISH, id: 8 });
    expect(translation.isTranslated).toBe(false);
  });
});
