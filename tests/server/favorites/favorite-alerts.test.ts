import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFavoriteAlerts } from '../../../server/modules/favorites/send-favorite-alerts.ts';
import type {
  StoredFavoriteState,
  CurrentFavoriteState,
} from '../../../src/core/favorites/favorite-change.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let place: { vendorId: number; categoryId: number };
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
  await somePlaces(app);
  shop = aShop(app.database);
  place = { vendorId: await shop.vendor(), categoryId: await shop.category() };
});
afterAll(() => app.close());

const setFavorite = (person: Person, type: FavoriteType, id: number, isFavorite = true) =>
  app.post('/api/user/favorite', { changes: [{ type, id, kept: isFavorite, age: 0 }] }, person.headers);
const setAlert = (person: Person, isNotified = true) =>
  app.post('/api/favorite-alert', { isTold: isNotified }, person.headers);
const change = (table: 'product' | 'property', id: number, values: object) =>
  app.database.db.updateTable(table).set(values).where('id', '=', id).execute();
const mailsTo = (person: Person) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'headers'])
    .where('recipient', '=', person.email)
    .orderBy('id')
    .execute();
/** Runs the job of the next morning. */
async function aDayPasses(): Promise<void> {
  app.clock.passDays(1);
  await sendFavoriteAlerts(app.favorites);
}
async function aSubscriber(): Promise<Person> {
  const person = await aPerson(app);
  await setAlert(person);
  return person;
}
const plain = (text = '') => text.replace(/\u00a0/g, ' ');

describe('A mail about favorites (FIND-03)', () => {
  it('announces a lower price with the lowest of the last 30 days, once', async () => {
    const person = await aSubscriber();
    const lamp = await shop.product({ ...place, title: 'Лампа Зора', price: 5_000 });
    await setFavorite(person, 'product', lamp);
    await change('product', lamp, { promo_price: 4_000 });
    await aDayPasses();
    await aDayPasses();
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(plain(mail?.subject)).toBe('Лампа Зора: вече 40,00 лв. (20,45 €)');
    expect(plain(mail?.text)).toContain(
      'Цената е намалена от 50,00 лв. (25,56 €) на 40,00 лв. (20,45 €). Най-ниска цена за предходните 30 дни: 50,00 лв. (25,56 €).',
    );
    expect(mail?.text).toContain(`https://uyut.example/produkti/${lamp}`);
  });

  it('omits items with a warning until the team has reviewed it', async () => {
    const person = await aSubscriber();
    const lamp = await shop.product({ ...place, title: 'Лампа Зора', price: 5_000 });
    const home = await publish(app, await aPerson(app));
    const sofa = await shop.product({ ...place, title: 'Диван Рила', price: 5_000 });
    for (const id of [lamp, sofa]) await setFavorite(person, 'product', id);
    await setFavorite(person, 'property', home);
    const created_at = app.clock.now();
    const warning = { warning: 'money' as const, basis: '', created_at, handled_at: null };
    await app.database.db
      .insertInto('listing_warning')
      .values([
        { ...warning, kind: 'product', item_id: lamp },
        { ...warning, kind: 'home', item_id: home },
      ])
      .execute();
    await change('product', lamp, { promo_price: 4_000 });
    await change('product', sofa, { promo_price: 4_000 });
    await change('property', home, { price: 60_000 });
    await aDayPasses();
    await app.database.db.updateTable('listing_warning').set({ handled_at: app.clock.now() }).execute();
    await aDayPasses();
    const [first, second, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(first?.text).toContain('Диван Рила');
    expect(first?.text).not.toMatch(/Лампа Зора|Наемът е намален/);
    expect(second?.text).toMatch(/Лампа Зора[^]*Наемът е намален|Наемът е намален[^]*Лампа Зора/);
  });

  it('omits items that changed back and price increases', async () => {
    const person = await aSubscriber();
    const [lamp, table] = [await shop.product(place), await shop.product({ ...place, price: 5_000 })];
    for (const id of [lamp, table]) await setFavorite(person, 'product', id);
    await change('product', lamp, { quantity: 0 });
    await change('product', lamp, { quantity: 10 });
    await change('product', table, { price: 6_000 });
    await aDayPasses();
    await change('product', table, { price: 5_000 });
    await aDayPasses();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('lists all changes: rented, offered again for less, the last pieces, back in stock', async () => {
    const person = await aSubscriber();
    const seller = await aPerson(app);
    const [rented, home] = [await publish(app, seller), await publish(app, seller)];
    const [last, sold] = [
      await shop.product({ ...place, title: 'Маса Дъб', quantity: 30 }),
      await shop.product({ ...place, title: 'Стол Бук', quantity: 30 }),
    ];
    await change('property', rented, { title: 'Мансарда с еркер' });
    for (const id of [rented, home]) await setFavorite(person, 'property', id);
    for (const id of [last, sold]) await setFavorite(person, 'product', id);
    await change('property', home, { status: 'paused' });
    await change('product', sold, { quantity: 0 });
    await aDayPasses();
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      'Светъл апартамент до парка: Обявата е временно спряна.',
    ]);
    await change('property', rented, { status: 'rented' });
    await change('property', home, { status: 'active', price: 100_000 });
    await change('product', last, { quantity: 2 });
    await change('product', sold, { quantity: 30 });
    await aDayPasses();
    const mail = (await mailsTo(person))[1];
    expect(mail?.subject).toBe('4 промени в любимите Ви');
    const text = plain(mail?.text);
    expect(text).toContain('Мансарда с еркер: Жилището вече е отдадено.');
    expect(text).toContain(
      'Отново се предлага.\nНаемът е намален от 1 200,00 лв. (613,55 €) на 1 000,00 лв. (511,29 €).',
    );
    expect(text).toContain('Последни 2 броя.');
    expect(text).toContain('Отново в наличност.');
  });

  it('is sent once a day at most, and the next one contains later changes', async () => {
    const person = await aSubscriber();
    const lamp = await shop.product({ ...place, price: 5_000 });
    await setFavorite(person, 'product', lamp);
    await change('product', lamp, { price: 4_000 });
    await aDayPasses();
    await change('product', lamp, { price: 3_000 });
    await sendFavoriteAlerts(app.favorites);
    expect(await mailsTo(person)).toHaveLength(1);
    await aDayPasses();
    expect(plain((await mailsTo(person))[1]?.text)).toContain(
      'от 40,00 лв. (20,45 €) на 30,00 лв. (15,34 €)',
    );
  });

  it('is not sent without consent, after removal, or to an unconfirmed address', async () => {
    const [silent, forgetful, unconfirmed] = [await aPerson(app), await aSubscriber(), await aSubscriber()];
    const lamp = await shop.product({ ...place, price: 5_000 });
    for (const person of [silent, forgetful, unconfirmed]) await setFavorite(person, 'product', lamp);
    app.clock.passDays(0.01);
    await setFavorite(forgetful, 'product', lamp, false);
    await app.database.db
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    await change('product', lamp, { price: 4_000 });
    await aDayPasses();
    for (const person of [silent, forgetful, unconfirmed]) expect(await mailsTo(person)).toEqual([]);
  });

  it('covers changes since the request for alerts', async () => {
    const person = await aPerson(app);
    const lamp = await shop.product({ ...place, price: 5_000 });
    await setFavorite(person, 'product', lamp);
    await change('product', lamp, { price: 4_000 });
    await setAlert(person);
    await aDayPasses();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('is ended by one-click unsubscribe and by its link, without signing in', async () => {
    const lamp = await shop.product({ ...place, price: 5_000 });
    const [pressing, following] = [await aSubscriber(), await aSubscriber()];
    for (const person of [pressing, following]) await setFavorite(person, 'product', lamp);
    await change('product', lamp, { price: 4_000 });
    await aDayPasses();
    const [mail] = await mailsTo(pressing);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = mail?.headers['List-Unsubscribe']?.slice(1, -1).replace('https://uyut.example', '') ?? '';
    const page = await app.get(url);
    expect([page.status, page.text.match(/<button/g)?.length]).toEqual([200, 1]);
    for (const _ of [1, 2]) {
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(statusCode).toBe(200);
    }
    const token = /end=([\w-]{43})/.exec((await mailsTo(following))[0]?.text ?? '')?.[1] ?? '';
    expect((await app.post(`/api/favorite-alert/${token}/end`)).status).toBe(200);
    await change('product', lamp, { price: 3_000 });
    await aDayPasses();
    for (const person of [pressing, following]) expect(await mailsTo(person)).toHaveLength(1);
  });

  it('does not block the others when it fails', async () => {
    const [one, other] = [await aSubscriber(), await aSubscriber()];
    const lamp = await shop.product({ ...place, price: 5_000 });
    for (const person of [one, other]) await setFavorite(person, 'product', lamp);
    await change('product', lamp, { price: 4_000 });
    const { pool } = app.database;
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
    );
    await pool.query(`create trigger planted before update on favorite_alert for each row
      when (new.account_id = ${one.id}) execute function fail()`);
    app.clock.passDays(1);
    await expect(sendFavoriteAlerts(app.favorites)).rejects.toThrow('1 people got no mail');
    await pool.query('drop trigger planted on favorite_alert');
    expect([await mailsTo(one), (await mailsTo(other)).length]).toEqual([[], 1]);
    await sendFavoriteAlerts(app.favorites);
    expect([(await mailsTo(one)).length, (await mailsTo(other)).length]).toEqual([1, 1]);
  });
});

describe('Stored favorites', () => {
  it('record the state when they are saved, and again when they are saved anew', async () => {
    const person = await aPerson(app);
    const lamp = await shop.product({ ...place, title: 'Лампа', price: 5_000, quantity: 30 });
    const stored = async () =>
      ((await app.get('/api/user/favorite/kept', person.headers)).body as { data: StoredFavoriteState[] })
        .data;
    await setFavorite(person, 'product', lamp);
    await change('product', lamp, { price: 4_000 });
    await setFavorite(person, 'product', lamp);
    expect(await stored()).toEqual([
      { type: 'product', id: lamp, title: 'Лампа', price: 5_000, state: 'offered' },
    ]);
    app.clock.passDays(0.01);
    await setFavorite(person, 'product', lamp, false);
    expect(await stored()).toEqual([]);
    app.clock.passDays(0.01);
    await setFavorite(person, 'product', lamp);
    expect((await stored())[0]?.price).toBe(4_000);
    expect(JSON.stringify((await app.get('/api/user/export', person.headers)).body)).toContain('as_kept');
  });

  it('show current values: only the status of paused or rented homes, nothing of deleted items', async () => {
    const seller = await aPerson(app);
    const [home, paused, gone] = [
      await publish(app, seller),
      await publish(app, seller),
      await publish(app, seller),
    ];
    await change('property', paused, { status: 'paused' });
    await change('property', gone, { deleted_at: app.clock.now() });
    const { body } = await app.get(
      `/api/favorite-standing?property=${home}&property=${paused}&property=${gone}`,
    );
    const { data } = body as { data: CurrentFavoriteState[] };
    expect(data.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { id: home, title: 'Светъл апартамент до парка', price: 120_000, state: 'offered' },
      { id: paused, title: '', price: null, state: 'paused' },
    ]);
  });
});
