import { expect, it } from 'vitest';
import { publish, somePlaces } from '../support/a-home.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

it.each([
  ['off', false],
  ['sandbox', true],
])('with CARD_PAYMENTS=%s credits are for sale: %s', async (cards, isSelling) => {
  const app = await startTestApplication({ environment: { CARD_PAYMENTS: cards }, renderer: TEST_RENDERER });
  try {
    const { headers } = await aPerson(app);
    const [shown = ''] = (await app.get('/profil/portfeyl', headers)).text.split('id="page-state"');
    expect([shown.includes('Купете кредити'), shown.includes('не продаваме кредити')]).toEqual([
      isSelling,
      !isSelling,
    ]);
    await somePlaces(app);
    const owner = await aPerson(app);
    await publish(app, owner);
    const own = (await app.get('/profil/imoti', owner.headers)).text.split('id="page-state"')[0] ?? '';
    expect(own.includes('Направете топ обява')).toBe(isSelling);
    const { status } = await app.post('/api/credit/buy', { credits: 4 }, headers);
    expect(status).toBe(isSelling ? 201 : 422);
  } finally {
    await app.close();
  }
});
