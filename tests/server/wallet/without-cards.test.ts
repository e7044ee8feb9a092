import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfPremium } from '../../../server/modules/wallet/buy-premium.ts';
import { aKey, publish, somePlaces } from '../support/a-property.ts';
import { aGift } from '../support/a-wallet.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

describe.each([
  { cards: 'off', isSelling: false },
  { cards: 'sandbox', isSelling: true },
])('With CARD_PAYMENTS=$cards', ({ cards, isSelling }) => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication({ environment: { CARD_PAYMENTS: cards }, renderer: TEST_RENDERER });
    await somePlaces(app);
  });
  afterAll(() => app.close());

  it(`credits are on sale: ${isSelling}`, async () => {
    const { headers } = await aPerson(app);
    const [shown = ''] = (await app.get('/profil/portfeyl', headers)).text.split('id="page-state"');
    expect([shown.includes('Покупка на кредити'), shown.includes('не продаваме кредити')]).toEqual([
      isSelling,
      !isSelling,
    ]);
    const owner = await aPerson(app);
    await publish(app, owner);
    const own = (await app.get('/profil/imoti', owner.headers)).text.split('id="page-state"')[0] ?? '';
    expect(own.includes('Превръщане в топ обява')).toBe(isSelling);
    const { status } = await app.post('/api/credit/buy', { credits: 4 }, headers);
    expect(status).toBe(isSelling ? 201 : 422);
  });

  it.each([
    [0, isSelling],
    [5, true],
  ])('and %i credits left the reminder suggests an extension: %s', async (left, isInviting) => {
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
    const place = await db
      .selectFrom('premium_place')
      .select('id')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow();
    await remindOfPremium(app.wallet, place.id);
    const { text } = await db
      .selectFrom('mail')
      .select('text')
      .where('unique_key', '=', `premium-ends:${place.id}`)
      .executeTakeFirstOrThrow();
    expect([text.includes('Удължете'), text.includes('остава публикувана')]).toEqual([
      isInviting,
      !isInviting,
    ]);
  });
});
