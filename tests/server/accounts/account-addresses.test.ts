import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const HOME = { label: 'Вкъщи', city: 'Варна', postCode: '9000', street: 'ул. Шипка 5', details: 'звънец 3' };
const at = (number: number) => ({ ...HOME, street: `ул. Шипка ${number}` });

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const add = (person: Person, address: object = HOME) =>
  app.post('/api/user/address', address, person.headers);
const listOf = async (person: Person) =>
  ((await app.get('/api/user/address', person.headers)).body as { data: { id: number; street: string }[] })
    .data;
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

describe('Saved addresses of an account', () => {
  it('can be added, changed and deleted by the owner (CART-05)', async () => {
    const person = await aPerson(app);
    const id = idOf(await add(person));
    expect(await listOf(person)).toEqual([{ id, ...HOME }]);
    const changed = { ...HOME, label: '', postCode: ' 9002 ' };
    const { body } = await app.post(`/api/user/address/${id}`, changed, person.headers);
    expect(body).toEqual({ id, ...HOME, label: '', postCode: '9002' });
    expect((await app.delete(`/api/user/address/${id}`, person.headers)).status).toBe(200);
    expect(await listOf(person)).toEqual([]);
    expect((await app.delete(`/api/user/address/${id}`, person.headers)).status).toBe(404);
  });

  it('are validated by the rules of an order', async () => {
    const { status, body } = await add(await aPerson(app), {
      ...HOME,
      city: ' ',
      postCode: '0999',
      street: '',
    });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(
      /error-city-required.*error-post-code-invalid.*error-street-required/,
    );
  });

  it('can’t be read, changed or deleted by another account', async () => {
    const owner = await aPerson(app);
    const other = await aPerson(app);
    const id = idOf(await add(owner));
    expect(await listOf(other)).toEqual([]);
    expect((await app.post(`/api/user/address/${id}`, at(9), other.headers)).status).toBe(404);
    expect((await app.delete(`/api/user/address/${id}`, other.headers)).status).toBe(404);
    expect(await listOf(owner)).toEqual([{ id, ...HOME }]);
  });

  it('are limited to ten, also in parallel requests', async () => {
    const person = await aPerson(app);
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => add(person, at(number))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(await listOf(person)).toHaveLength(10);
  });

  it('store each address once', async () => {
    const person = await aPerson(app);
    const [first] = await Promise.all([add(person), add(person), add(person, { ...HOME, label: '' })]);
    expect(await listOf(person)).toEqual([{ id: idOf(first), ...HOME }]);
    const second = idOf(await add(person, at(6)));
    expect((await app.post(`/api/user/address/${second}`, HOME, person.headers)).status).toBe(409);
  });

  it('are in the data export and deleted with the account', async () => {
    const person = await aPerson(app);
    await add(person);
    const { body } = await app.get('/api/user/export', person.headers);
    expect(body).toMatchObject({ addresses: [{ label: 'Вкъщи', post_code: '9000', street: 'ул. Шипка 5' }] });
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    const left = await app.database.db
      .selectFrom('account_address')
      .select('id')
      .where('account_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
  });
});
