import { describe, expect, it } from 'vitest';
import type { RouteName } from '../../../src/core/site/routes.ts';
import { TextPageScreen } from '../../../src/view-models/site/text-page-screen.ts';
import { somePageTexts } from '../../support/some-page-texts.ts';

async function thePage(route: RouteName): Promise<TextPageScreen> {
  const screen = new TextPageScreen(somePageTexts());
  await screen.load({ route, params: {}, query: {}, signal: new AbortController().signal });
  return screen;
}

describe('An informational page (BLOG-05)', () => {
  it.each([
    ['AboutUsPage', 'about-us'],
    ['TermsAndConditionsPage', 'terms-and-conditions'],
    ['Ranking', 'ranking'],
    ['LegalGuarantee', 'legal-guarantee'],
    ['Accessibility', 'accessibility'],
    ['PrivacyPolicyPage', 'privacy-policy'],
    ['ComingSoon', 'coming-soon'],
  ] as const)('%s is the text of %s, under its own address', async (route, name) => {
    const screen = await thePage(route);
    expect(screen.name).toBe(name);
    expect(screen.head).toEqual({
      title: `Страница ${name}`,
      description: `За ${name}`,
      canonical: { name: route },
    });
  });

  it.each(['InteriorPage', 'NotFound'] as const)(
    'is not indexed at the URL of another screen (%s)',
    async (route) => {
      const { head, name } = await thePage(route);
      expect(name).toBe('coming-soon');
      expect(head).toEqual({ title: 'Страница coming-soon', description: 'За coming-soon' });
    },
  );

  it('sets the title of the tab before its text is loaded', () => {
    const screen = new TextPageScreen(somePageTexts());
    expect([screen.head, screen.page, screen.name]).toEqual([
      { title: { key: 'coming-soon-title' } },
      null,
      'coming-soon',
    ]);
  });
});
