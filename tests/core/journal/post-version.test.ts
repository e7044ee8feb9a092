import { describe, expect, it } from 'vitest';
import { ensurePost, ensurePostId } from '../../../src/core/journal/post-version.ts';
import type { PostVersion } from '../../../src/core/journal/post-version.ts';
import { invalidFields } from '../../support/a-failure.ts';

const TEXTS = { title: 'Диван', description: 'Размер и дамаска.', body: 'Премерете вратата.' };
const POST: PostVersion = {
  category: 'furnishing',
  date: '2026-11-21',
  highlighted: false,
  isPublished: true,
  cover: null,
  related: ['matrak'],
  bg: TEXTS,
  en: TEXTS,
};

describe('A blog post of the team (TEAM-09)', () => {
  it('is accepted with all texts', () => {
    expect(() => ensurePost('divan', POST)).not.toThrow();
  });

  it.each([
    ['an empty text', { en: { ...TEXTS, body: ' \n' } }, { 'en.body': 'error-text-empty' }],
    ['a day that does not exist', { date: '2026-02-30' }, { date: 'error-field-invalid' }],
    ['itself as related', { related: ['divan'] }, { related: 'error-post-related' }],
    ['a related post twice', { related: ['matrak', 'matrak'] }, { related: 'error-post-related' }],
  ])('is refused with %s', (_, changes, fields) => {
    expect(() => ensurePost('divan', { ...POST, ...changes })).toThrow(invalidFields(fields));
  });

  it.each(['Divan', 'диван', 'divan-', 'a--b', '', 'a/b', 'a'.repeat(101)])(
    'is refused at the address %j',
    (slug) => {
      expect(() => ensurePostId(slug)).toThrow(invalidFields({ slug: 'error-post-address-invalid' }));
    },
  );

  it('is accepted at an address of words', () => {
    expect(() => ensurePostId('divan-za-2-stai')).not.toThrow();
  });
});
