import { expect, it } from 'vitest';
import { renderPage } from '../../../server/rendering/render-page.tsx';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';

const renderer = {
  render: renderPage,
  scripts: () => ({ entry: '/assets/browser.js', preload: [] }),
  finish: async (_url: string, html: string) => html,
};

it.each([
  ['off', false],
  ['sandbox', true],
])('with CARD_PAYMENTS=%s credits are for sale: %s', async (cards, isSelling) => {
  const app = await startTestApplication({ environment: { CARD_PAYMENTS: cards }, renderer });
  try {
    const { headers } = await aPerson(app);
    const [shown = ''] = (await app.get('/profil/portfeyl', headers)).text.split('id="page-state"');
    expect([shown.includes('Купете кредити'), shown.includes('не продаваме кредити')]).toEqual([
      isSelling,
      !isSelling,
    ]);
    const { status } = await app.post('/api/credit/buy', { credits: 4 }, headers);
    expect(status).toBe(isSelling ? 201 : 422);
  } finally {
    await app.close();
  }
});
