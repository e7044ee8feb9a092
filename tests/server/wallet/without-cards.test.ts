import { expect, it } from 'vitest';
import { remindOfPremium } from '../../../server/modules/wallet/buy-premium.ts';
import { aKey, publish, somePlaces } from '../support/a-property.ts';
import { aGift } from '../support/a-wallet.ts';
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

it.each([
  ['off', 0, false],
  ['off', 5, true],
  ['sandbox', 0, true],
])('with CARD_PAYMENTS=%s and %i credits left the reminder invites to prolong: %s', async (...row) => {
  const [cards, left, isInviting] = row;
  const app = await startTestApplication({ environment: { CARD_PAYMENTS: cards } });
  try {
    await somePlaces(app);
    const owner = await aPerson(app);
    const id = await publish(app, owner);
    await aGift(app, owner.id, 5 + left);
    const bought = await app.post(
      `/api/user/property/${id}/premium`,
      { days: 7, key: aKey() },
      owner.headers,
    );
    expect(bought.status).toBeLessThan(300);
    const { db } = app.database;
    const place = await db.selectFrom('premium_place').select('id').executeTakeFirstOrThrow();
    await remindOfPremium(app.wallet, place.id);
    const { text } = await db
      .selectFrom('mail')
      .select('text')
      .where('unique_key', '=', `premium-ends:${place.id}`)
      .executeTakeFirstOrThrow();
    expect([text.includes('удължите'), text.includes('остава публикувана')]).toEqual([
      isInviting,
      !isInviting,
    ]);
  } finally {
    await app.close();
  }
});
