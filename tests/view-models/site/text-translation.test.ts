import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aTextTranslation, aTranslationGateway } from '../../support/a-text-translation.ts';

const ENGLISH = { kind: 'property', id: 7, language: 'en' } as const;
const ORIGINALS = ['A flat', 'By the park.'];

describe('What is written in the other language', () => {
  it('says so, and is shown as it was written until a translation is asked for', async () => {
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

  it('stays as it was where the service is away, which is told', async () => {
    const service = aTranslationGateway();
    const modals = new Modals();
    const translation = aTextTranslation({ service, modals });
    service.failOnce('translateText', new Failure('translation-unavailable', {}, 'unavailable'));
    translation.begin(ENGLISH);
    await translation.translate();
    expect(translation.textsOf(ORIGINALS)).toEqual(ORIGINALS);
    expect([translation.busy, modals.notification?.message.key]).toEqual([false, 'translation-unavailable']);
  });

  it('begins anew with another text', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.begin({ ...ENGLISH });
    expect(translation.isTranslated).toBe(true);
    translation.begin({ ...ENGLISH, id: 8 });
    expect([translation.isTranslated, translation.textsOf(ORIGINALS)]).toEqual([false, ORIGINALS]);
  });

  it('is nothing to speak of in the language of the page', () => {
    const translation = aTextTranslation();
    translation.begin({ ...ENGLISH, language: 'bg' });
    expect([translation.foreign, translation.shownLanguage]).toEqual([null, 'bg']);
  });

  it('is nothing to speak of before there is a text', async () => {
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

  it('keeps the original of what the translation leaves out', async () => {
    const service = aTranslationGateway(['[title]']);
    const translation = aTextTranslation({ service });
    translation.begin(ENGLISH);
    await translation.translate();
    expect(translation.textsOf(ORIGINALS)).toEqual(['[title]', 'By the park.']);
  });

  it('takes a property and an offer of the same number for two texts', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.begin({ ...ENGLISH, kind: 'offer' });
    expect(translation.isTranslated).toBe(false);
  });

  it('is translated while the translation of the one before is still on its way', async () => {
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

  it('that comes for a text that is no longer shown is not put over the next one', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    const late = translation.translate();
    expect(translation.busy).toBe(true);
    translation.begin({ ...ENGLISH, id: 8 });
    await late;
    expect([translation.isTranslated, translation.textsOf(ORIGINALS)]).toEqual([false, ORIGINALS]);
  });

  it('shows the original again of another text that was translated before', async () => {
    const translation = aTextTranslation();
    translation.begin(ENGLISH);
    await translation.translate();
    translation.showOriginal();
    translation.begin({ ...ENGLISH, id: 8 });
    expect(translation.isTranslated).toBe(false);
  });
});
