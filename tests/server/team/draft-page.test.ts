import { describe, expect, it } from 'vitest';
import { pathOfDraft } from '../../../server/modules/team/site-preview/draft-page.ts';

describe('The page that shows a draft (TEAM-07, TEAM-09)', () => {
  it.each([
    ['posts', 'divan', '/blog/divan'],
    ['pages', 'about-us', '/za-nas'],
    ['pages', 'contacts', '/kontakti'],
    ['categories', '12', '/produkti/kategorii/12'],
    ['categories', 'tree', '/produkti/kategorii'],
    ['services', 'moving-out', '/pochistvane/uslugi'],
    ['cities', '3', '/imoti'],
    ['shelves', 'home', '/'],
    ['texts', 'cart', '/'],
  ] as const)('of %s %s is %s', (kind, key, path) => {
    expect(pathOfDraft({ kind, key }, 'bg')).toBe(path);
  });

  it('is that of moving for a service of that catalogue', () => {
    expect(pathOfDraft({ kind: 'services', key: 'boxes' }, 'en', 'moving')).toBe('/moving/services');
  });

  it('is the front page without a draft', () => {
    expect(pathOfDraft(null, 'en')).toBe('/');
  });
});
