import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOME_CITIES, someOffices } from '../support/some-offices.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  await someOffices(app);
});
afterAll(() => app.close());

type Found = { data: { id: number; name: string; city: string; kind: string }[]; total: number };
const find = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
  const search = new URLSearchParams({ courier: 'sandbox', kind: 'locker', ...query });
  const { status, body } = await app.get(`/api/delivery/offices?${search.toString()}`, headers);
  return { status, ...(body as Found) };
};

describe('Offices of a courier (SHIP-01)', () => {
  it('are found by city and district in either alphabet', async () => {
    for (const text of ['варна', 'Varna', 'чайка варна', 'VARNA chayka']) {
      expect(
        (await find({ text })).data.map(({ city }) => city),
        text,
      ).toEqual(['Варна']);
    }
    expect(await find({ text: 'Лондон' })).toMatchObject({ status: 200, data: [], total: 0 });
  });

  it('are in the reader’s language', async () => {
    const { data } = await find({ text: 'Ruse' }, { 'x-accept-language': 'en' });
    expect(data).toMatchObject([{ city: 'Ruse', name: 'Vazrazhdane locker' }]);
  });

  it('come nearest first', async () => {
    const { data } = await find({ latitude: '43.3', longitude: '23.3' });
    expect(data.map(({ city }) => city)).toEqual(['Варна', 'Русе', 'София', 'Пловдив']);
  });

  it('are only lockers in a town without an office', async () => {
    expect((await find({ kind: 'office' })).data.map(({ city }) => city)).toEqual(['София']);
  });

  it.each<Record<string, string>>([
    { courier: 'dhl' },
    { kind: 'shop' },
    { latitude: '91' },
    { text: 'а'.repeat(201) },
  ])('reject %j', async (query) => {
    expect((await find(query)).status).toBe(400);
  });

  it('close when the courier no longer lists them, and open again with their id', async () => {
    const [before] = (await find({ text: 'Варна' })).data;
    await someOffices(app, SOME_CITIES.slice(0, 2));
    expect((await find({ text: 'Варна' })).total).toBe(0);
    await someOffices(app);
    expect((await find({ text: 'Варна' })).data).toEqual([before]);
  });

  it('stay open if the courier lists nothing', async () => {
    const { total } = await find({});
    await expect(someOffices(app, [])).rejects.toThrow('lists no offices');
    expect((await find({})).total).toBe(total);
  });
});
