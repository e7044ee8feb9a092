import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHandover } from '../../../server/modules/plans/handover/handovers.ts';
import { PictureStore } from '../../../server/platform/pictures/picture-store.ts';
import type { StoredFile } from '../../../server/platform/pictures/picture-store.ts';
import { aHandover } from '../../support/a-handover.ts';
import { aPhoto } from '../support/a-picture.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A picture store with the same picture for every key. */
class OnePicture extends PictureStore {
  constructor(private readonly bytes: Buffer) {
    super();
  }
  override async put(): Promise<void> {}
  override async remove(): Promise<void> {}
  override async read(): Promise<StoredFile> {
    return { stream: Readable.from([this.bytes]), contentType: 'image/webp', length: this.bytes.length };
  }
}

async function aPicture({ id }: Person): Promise<string> {
  const key = randomUUID();
  const at = { created_at: new Date(), stored_at: new Date(), orphaned_at: new Date(), attached_to: null };
  const row = { key, owner_id: id, from_visitor: false, width: 640, height: 480, widths: [400, 640], ...at };
  await app.database.db.insertInto('picture').values(row).execute();
  return key;
}

type Person = Awaited<ReturnType<typeof aPerson>>;
const make = (person: Person, handover: object = aHandover(), id = randomUUID()) =>
  app.post(`/api/handover/${id}`, handover, person.headers);
const mailsTo = (email: string) =>
  app.database.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
const bare = (text: string) => text.replace(/\s+/g, '');

describe('A handover protocol', () => {
  it('is a document with all entries, mailed once to both sides', async () => {
    const person = await aPerson(app);
    const picture = await aPicture(person);
    const store = new OnePicture(await aPhoto().webp().toBuffer());
    const [landlord, tenant] = [`l-${randomUUID()}@primer.bg`, `t-${randomUUID()}@primer.bg`];
    const handover = aHandover({
      direction: 'out',
      landlord: { name: 'Иван Иванов', email: landlord },
      tenant: { name: 'Мария Петрова', email: tenant },
      meters: [{ kind: 'hot-water', number: 'Т-9', reading: '77,5', pictures: [picture] }],
      rooms: [{ room: 'kitchen', state: 'damaged', notes: 'спукана плочка', pictures: [] }],
      missing: 'Една крушка',
      deposit: 90_000,
      kept: 12_000,
    });
    const id = randomUUID();
    const key = { accountId: person.id, id };
    await makeHandover({ ...app.plans, store }, key, handover, 'bg');
    await makeHandover({ ...app.plans, store }, key, handover, 'bg');
    const { body } = await app.get(`/api/handover/${id}/file`, person.headers);
    const file = Buffer.from((body as { content: string }).content, 'base64');
    const { text } = await extractText(new Uint8Array(file), { mergePages: true });
    for (const said of [
      'Протокол за връщане',
      'Мария Петрова',
      'Т-9',
      '77,5',
      'спукана плочка',
      'Една крушка',
      '780,00 лв.',
    ]) {
      expect(bare(text)).toContain(bare(said));
    }
    expect(file.includes('DCTDecode')).toBe(true);
    for (const email of [landlord, tenant]) {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.attachments).toMatchObject([{ name: 'uyut-handover.pdf', type: 'application/pdf' }]);
    }
  });

  it('is accessible only to its owner', async () => {
    const [owner, other] = [await aPerson(app), await aPerson(app)];
    const id = randomUUID();
    await make(owner, aHandover(), id);
    expect((await app.get(`/api/handover/${id}/file`, other.headers)).status).toBe(404);
    expect((await app.get('/api/handover', other.headers)).body).toEqual({ data: [] });
    // Another account's protocol under the same id.
    expect((await make(other, aHandover({ keys: 'други' }), id)).status).toBe(200);
    expect((await app.get('/api/handover', owner.headers)).body).toMatchObject({ data: [{ id }] });
  });

  it('rejects others’ pictures, missing pictures, invalid dates and unsupported characters', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const theirs = await aPicture(other);
    const rooms = (pictures: string[]) => [{ room: 'kitchen', state: 'good', notes: '', pictures }];
    for (const key of [theirs, 'n'.repeat(24)]) {
      const { status, body } = await make(person, { ...aHandover(), rooms: rooms([key]) });
      expect([status, JSON.stringify(body).includes('error-picture-unknown')]).toEqual([422, true]);
    }
    expect((await make(person, aHandover({ on: '2026-02-31' }))).status).toBe(422);
    expect((await make(person, aHandover({ keys: 'клю\u0000ч' }))).status).toBe(400);
    const strange = '🔑 \u202eключ\u200b 鍵 مفتاح';
    expect((await make(person, aHandover({ keys: strange, missing: strange.repeat(20) }))).status).toBe(200);
  });

  it('is limited to six a day, since its e-mail addresses are arbitrary', async () => {
    const person = await aPerson(app);
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await make(person)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('is in the data export and deleted with the account', async () => {
    const person = await aPerson(app);
    await make(person);
    const { body } = await app.get('/api/user/export', person.headers);
    expect(JSON.stringify(body)).toContain('2 за апартамента');
    const { db } = app.database;
    await db.deleteFrom('account').where('id', '=', person.id).execute();
    const left = await db
      .selectFrom('handover_protocol')
      .select('id')
      .where('account_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
  });
});
