import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { deleteOrphanedPictures } from '../../../server/platform/pictures/delete-pictures.ts';
import { aKey, mailsTo, somePlaces } from '../support/a-property.ts';
import { jpeg } from '../support/a-picture.ts';
import { aForm } from '../support/outside-servers/a-picture-server.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let origin: string;
let folder: string;
let photo: Buffer;

const TEAM = 'interior@uyut.example';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-interior-'));
  app = await startTestApplication({ environment: { DATA_DIR: folder, TEAM_EMAIL: TEAM } });
  await somePlaces(app);
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
  photo = await jpeg();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

let last = 0;
const anEnquiry = (changes: Record<string, unknown> = {}) => ({
  key: aKey(),
  name: 'Мария Иванова',
  phone: '+359 888 123 456',
  email: `asker-${(last += 1)}@example.com`,
  cityId: 1,
  area: 80,
  package: 'concept',
  message: 'Искаме да обновим хола и кухнята.',
  pictures: [] as string[],
  ...changes,
});
const ask = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  app.post('/api/interior/enquiry', anEnquiry(changes), headers);
const upload = async (
  bytes = photo,
): Promise<{ status: number; key: string; url: string; message: string }> => {
  const answer = await fetch(`${origin}/api/interior/picture`, { method: 'POST', body: aForm(bytes) });
  return {
    status: answer.status,
    ...((await answer.json()) as { key: string; url: string; message: string }),
  };
};
const forget = (hours: number) => {
  const now = new Date(app.clock.now().getTime() + hours * 3_600_000);
  return deleteOrphanedPictures(app.database.db, new DiskPictures(join(folder, 'uploads')), now);
};
const storedKeys = async () =>
  (await app.database.db.selectFrom('picture').select('key').execute()).map(({ key }) => key);

describe('An enquiry about interior design (SERV-08)', () => {
  it('is sent to the team with its pictures, and confirmed in the customer’s language', async () => {
    const { key, url } = await upload();
    const enquiry = anEnquiry({ pictures: [key] });
    const sent = await app.post('/api/interior/enquiry', enquiry, { 'x-accept-language': 'en' });
    expect(sent).toMatchObject({ status: 201, body: { message: 'interior-enquiry-sent' } });
    const toTeam = (await mailsTo(app, TEAM)).at(-1);
    expect(toTeam?.subject).toBe('Запитване за интериорен дизайн: Мария Иванова');
    expect(toTeam?.text).toMatch(/0888123456[\s\S]*София[\s\S]*80 m²[\s\S]*Концепция[\s\S]*хола и кухнята/);
    const shown = toTeam?.text.match(/http\S+\.webp/)?.[0] ?? '';
    expect(shown).toContain(url);
    expect((await app.get(new URL(shown).pathname)).status).toBe(200);
    const [toAsker] = await mailsTo(app, enquiry.email);
    expect(toAsker?.text).toMatch(/A designer will call you/);
    for (const mail of [toTeam, toAsker]) expect(mail?.text).not.toMatch(/(^|\s)mail-[a-z-]+|\{\{/);
  });

  it('repeated with the same key is one; a different one with the key is rejected', async () => {
    const { key } = await upload();
    const enquiry = anEnquiry({ pictures: [key] });
    const send = (changes = {}) => app.post('/api/interior/enquiry', { ...enquiry, ...changes });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mailsTo(app, enquiry.email)).toHaveLength(1);
    expect(await send({ area: 90 })).toMatchObject({ status: 409, body: { message: 'enquiry-key-used' } });
  });

  it('requires only a contact and a message', async () => {
    expect((await ask({ cityId: null, area: null, package: null })).status).toBe(201);
  });

  it.each([
    ['phone', '123', 'error-phone-invalid', 422],
    ['message', 'Здравейте', 'error-enquiry-message', 422],
    ['cityId', 999, 'error-choice-required', 422],
    ['area', -80, 'error-field-invalid', 400],
    ['area', 80_000, 'error-interior-area', 422],
    ['package', 'castle', 'error-field-invalid', 400],
  ])('with %s “%s” returns a field error', async (property, value, message, status) => {
    const errors = expect.arrayContaining([{ property, message }]);
    expect(await ask({ [property]: value })).toMatchObject({ status, body: { errors } });
  });

  it('rejects pictures of others, unknown ones and those already used', async () => {
    const { key } = await upload();
    expect((await ask({ pictures: [key] })).status).toBe(201);
    for (const pictures of [[key], ['x'.repeat(24)]]) {
      expect(await ask({ pictures })).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'pictures', message: 'error-picture-unknown' }] },
      });
    }
    const owner = await aPerson(app);
    const { key: own } = await upload();
    await app.database.db
      .updateTable('picture')
      .set({ owner_id: owner.id, from_visitor: false })
      .where('key', '=', own)
      .execute();
    expect((await ask({ pictures: [own] })).status).toBe(422);
  });

  it('is deleted with its account, and its pictures after it', async () => {
    const { key } = await upload();
    const person = await aPerson(app);
    const { email } = anEnquiry();
    expect((await ask({ pictures: [key], email }, person.headers)).status).toBe(201);
    const exported = await app.get('/api/user/export', person.headers);
    expect(exported.body).toMatchObject({ interiorEnquiries: [{ area: 80 }] });
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    const left = await app.database.db
      .selectFrom('interior_enquiry')
      .select('id')
      .where('contact_email', '=', email)
      .execute();
    expect(left).toEqual([]);
    await app.database.db
      .updateTable('picture')
      .set({ orphaned_at: app.clock.now() })
      .where('key', '=', key)
      .where('attached_to', 'is', null)
      .execute();
    await forget(49);
    expect(await storedKeys()).not.toContain(key);
  });
});

describe('A visitor’s picture', () => {
  it('stays while an enquiry uses it, and is deleted after two days otherwise', async () => {
    const [shown, loose] = [await upload(), await upload()];
    await ask({ pictures: [shown.key] });
    await forget(1);
    expect(await storedKeys()).toEqual(expect.arrayContaining([shown.key, loose.key]));
    await forget(49);
    expect(await storedKeys()).toContain(shown.key);
    expect(await storedKeys()).not.toContain(loose.key);
    expect((await readdir(folder, { recursive: true })).some((name) => name.includes(loose.key))).toBe(false);
  });

  it('is rejected if it is not a picture', async () => {
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 422,
    });
  });

  it('has a limit of twenty an hour from one address', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await upload()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
