import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { idIn, StoredDraft } from '../../../src/view-models/site/stored-draft.ts';

const UNREACHABLE = new Failure('error-please-try-again-later', {}, 'unreachable');
const USED = new Failure('letter-key-used', {}, 'conflict');

/** Browser with drafts of letters; `letter` opens the page of one. */
function aBrowser() {
  const store = new MemoryTextStore();
  let keys = 0;
  const letter = (name = 'letter') => {
    const drafts = new StoredFormDrafts(store);
    const draft = new StoredDraft(
      drafts,
      () => name,
      { text: '' },
      () => `key-${(keys += 1)}`,
    );
    return { draft, found: draft.restore() };
  };
  return { letter };
}

const refused = (failure: Failure) => async () => {
  throw failure;
};

describe('A stored draft', () => {
  it('is restored after a reload, with its key', async () => {
    const { letter } = aBrowser();
    const { draft, found } = letter();
    expect(found).toBeNull();
    draft.write({ text: 'Здравейте' });
    await expect(draft.send('letter-key-used', refused(UNREACHABLE))).rejects.toBe(UNREACHABLE);
    const later = letter();
    expect(later.found).toMatchObject({ text: 'Здравейте' });
    expect(later.draft.key).toBe(draft.key);
  });

  it('is deleted after it is sent; the next one has a new key', async () => {
    const { letter } = aBrowser();
    const { draft } = letter();
    draft.write({ text: 'Здравейте' });
    const sent = await draft.send('letter-key-used', async (key) => key);
    expect(draft.key).not.toBe(sent);
    expect(letter().found).toBeNull();
  });

  it('gets a new key if an earlier request has arrived, also after a reload', async () => {
    const { letter } = aBrowser();
    const { draft } = letter();
    draft.write({ text: 'Друго' });
    const { key } = draft;
    await expect(draft.send('letter-key-used', refused(USED))).rejects.toBe(USED);
    expect(draft.key).not.toBe(key);
    const later = letter();
    expect([later.found?.text, later.draft.key]).toEqual(['Друго', draft.key]);
  });

  it('keeps its key after another error', async () => {
    const { draft } = aBrowser().letter();
    const { key } = draft;
    await expect(draft.send('other-key-used', refused(USED))).rejects.toBe(USED);
    expect(draft.key).toBe(key);
  });

  it('can be discarded', () => {
    const { letter } = aBrowser();
    const { draft } = letter();
    draft.write({ text: 'Здравейте' });
    draft.clear();
    expect(letter().found).toBeNull();
  });

  it('is not offered for another item of its kind', () => {
    const { letter } = aBrowser();
    letter('letter-1').draft.write({ text: 'Здравейте' });
    expect(letter('letter-2').found).toBeNull();
  });
});

describe('A restored draft', () => {
  const EMPTY = {
    title: '',
    terms: false,
    city: null as unknown,
    images: [] as unknown[],
    habits: { smoking: null },
  };

  /** Restores a draft from these stored values. */
  function found(existing: object) {
    const drafts = new StoredFormDrafts(new MemoryTextStore());
    drafts.write('offer', { key: 'key-1', ...existing });
    return new StoredDraft(drafts, () => 'offer', EMPTY).restore();
  }

  it('contains the typed values', () => {
    const written = { title: 'Стая', terms: true, city: 2, images: ['a'], habits: { smoking: 'no' } };
    expect(found(written)).toEqual(written);
  });

  it.each([
    ['of another kind', { title: 7, terms: 'yes', city: true, images: 'a', habits: 'none' }],
    ['nothing', { title: null, terms: null, images: null, habits: null }],
    ['a list for one thing', { title: ['a'], city: [2], habits: [] }],
    ['not of the form', { owner: 31 }],
    ['missing', {}],
  ])('is empty if it is %s', (_, broken) => {
    expect(found(broken)).toEqual(EMPTY);
  });

  it.each(['a word', 7, { key: 'a-picture' }, null])('may be %o if the form starts empty', (value) => {
    expect(found({ city: value })?.city).toEqual(value);
  });

  it.each([7, null, ''])('gets a new key if the stored one is invalid (%o)', (key) => {
    const drafts = new StoredFormDrafts(new MemoryTextStore());
    drafts.write('offer', { title: 'Стая', key });
    const draft = new StoredDraft(
      drafts,
      () => 'offer',
      EMPTY,
      () => 'a-new-key',
    );
    expect([draft.restore()?.title, draft.key]).toEqual(['Стая', 'a-new-key']);
  });
});

describe('A draft that is sent before any input', () => {
  it('is not stored after an error', async () => {
    const { letter } = aBrowser();
    const { draft } = letter();
    const { key } = draft;
    await expect(draft.send('letter-key-used', refused(USED))).rejects.toBe(USED);
    expect([draft.key === key, letter().found]).toEqual([false, null]);
  });

  it('of a form that is sent without a key has none', () => {
    const draft = new StoredDraft(new StoredFormDrafts(new MemoryTextStore()), () => 'plain', { text: '' });
    expect([draft.key, draft.restore(), draft.key]).toEqual(['', null, '']);
  });
});

describe('An id in a draft', () => {
  it.each([
    [7, 7],
    ['7', null],
    [null, null],
    [{ id: 7 }, null],
  ])('of %o is %o', (value, id) => {
    expect(idIn(value)).toBe(id);
  });
});
