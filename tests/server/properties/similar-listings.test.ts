import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Moderation } from '../../../server/admin/moderation.ts';
import { pendingListings } from '../../../server/modules/team/pending-listings.ts';
import { RemovalMails } from '../../../server/modules/team/removal-mails.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { anOffer } from '../../support/an-offer.ts';
import { aProperty, mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

let app: TestApplication;
let owner: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
});
beforeEach(async () => {
  owner = await aPerson(app);
});
afterAll(() => app.close());

const { description } = aProperty();
const isSeen = async (id: number) => (await app.get(`/api/property/${id}`)).status === 200;
const read = async (id: number) =>
  (await app.get(`/api/user/property/${id}`, owner.headers)).body as { version: string; status: string };
const edit = async (id: number, changes: Parameters<typeof aProperty>[0]) => {
  const { version } = await read(id);
  return app.post(`/api/user/property/${id}`, { ...aProperty(changes), version }, owner.headers);
};
const setStatus = (id: number, status: string) =>
  app.post(`/api/user/property/${id}/status`, { status }, owner.headers);

async function publishSame(count: number, by = owner): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await publish(app, by, { description }));
  return ids;
}

function moderation(): Moderation {
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' });
  const mails = new RemovalMails(new Texts('content/translations'), new Addresses(configuration));
  return new Moderation({ ...app, mails, actor: RADKA });
}

describe('The fifth near-identical home of an owner (TRUST-06)', () => {
  it('waits for review, and its owner and the team get the reason', async () => {
    const ids = await publishSame(5);
    expect(await Promise.all(ids.map(isSeen))).toEqual([true, true, true, true, false]);
    const [fifth = 0] = ids.slice(-1);
    expect(await read(fifth)).toMatchObject({ status: 'paused', heldPictures: [], heldAsSimilar: true });
    const list = await app.get('/api/user/property?active=0', owner.headers);
    expect(list.body).toMatchObject({ data: [{ id: fifth, held: true, heldAsSimilar: true }] });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Обявата Ви очаква преглед: Светъл апартамент до парка');
    expect(mail?.text).toContain('почти еднаква с 4 други Ваши обяви');
    const [notice] = (await mailsTo(app, 'team@uyut.example')).slice(-1);
    expect(notice?.text).toContain(`home ${fifth}`);
    expect(notice?.text).toContain(
      ids
        .slice(0, 4)
        .map((id) => `home ${id}`)
        .join(', '),
    );
    const waiting = (await pendingListings(app.database.db)).find(
      ({ pending: isPending }) => isPending.id === fifth,
    );
    expect(waiting?.similar.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  });

  it('waits when it is activated or made the same, with one notification', async () => {
    await publishSame(4);
    const other = await publish(app, owner, {});
    expect(await isSeen(other)).toBe(true);
    expect((await edit(other, { description })).body).toMatchObject({
      status: 'paused',
      heldAsSimilar: true,
    });
    expect((await setStatus(other, 'active')).body).toMatchObject({ held: true });
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
  });

  it('is public at once when it states its difference', async () => {
    const [fifth = 0] = (await publishSame(5)).slice(-1);
    const own = 'Мансарда на последния етаж, с камина и две спални, без асансьор, до самото училище.';
    const { body } = await edit(fifth, { status: 'paused', description: own });
    expect(body).toMatchObject({ status: 'active' });
    expect(body).not.toHaveProperty('heldAsSimilar');
    expect(await isSeen(fifth)).toBe(true);
  });

  it('is public after another is deleted and it is saved again', async () => {
    const ids = await publishSame(5);
    await app.delete(`/api/property/${ids[0]}`, owner.headers);
    await edit(ids[4] ?? 0, { status: 'paused', description });
    expect(await isSeen(ids[4] ?? 0)).toBe(true);
  });

  it('does not affect the earlier ones, also when they change', async () => {
    const [first = 0] = await publishSame(6);
    await edit(first, { description: `${description} Нова мивка.` });
    expect(await isSeen(first)).toBe(true);
  });

  it('excludes drafts, homes of others and homes of a trusted agency', async () => {
    for (let number = 0; number < 5; number += 1) await publish(app, owner, { description, status: 'draft' });
    await publishSame(4, await aPerson(app));
    const [home = 0] = await publishSame(1);
    expect(await isSeen(home)).toBe(true);
    const agency = await aPerson(app, { type: 'agency', trusted: true });
    const ids = await publishSame(5, agency);
    expect(await Promise.all(ids.map(isSeen))).not.toContain(false);
  });

  it('is public permanently after approval; the next one waits', async () => {
    const [fifth = 0] = (await publishSame(5)).slice(-1);
    await moderation().dismissListingReports('home', fifth);
    expect(await isSeen(fifth)).toBe(true);
    await setStatus(fifth, 'paused');
    expect((await setStatus(fifth, 'active')).body).toMatchObject({ held: false });
    const [sixth = 0] = await publishSame(1);
    expect(await isSeen(sixth)).toBe(false);
  });
});

it('The fifth near-identical room of a poster waits for review, too', async () => {
  const { aboutPeople } = anOffer();
  const ids: number[] = [];
  for (let number = 0; number < 5; number += 1) ids.push(await postOffer(app, owner, { aboutPeople }));
  const statuses = await Promise.all(
    ids.map(async (id) => (await app.get(`/api/tenant-offer/${id}`)).status),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 404]);
});
