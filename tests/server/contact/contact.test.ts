import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldMessages } from '../../../server/modules/contact/contact-messages.ts';
import { aKey } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ environment: { TEAM_EMAIL: 'team@uyut.example' } });
});
afterAll(() => app.close());

let last = 0;
const aLetter = (changes: object = {}) => ({
  key: aKey(),
  name: 'Мария Георгиева',
  email: `writer-${(last += 1)}@example.com`,
  phone: '',
  subject: 'Въпрос за доставка',
  message: 'Кога пристига поръчката ми?',
  ...changes,
});
const write = (body: object, headers = {}) => app.post('/api/contact/general', body, headers);
const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

describe('A contact letter (BLOG-04)', () => {
  it('is stored, sent to the team and answered with a number', async () => {
    const letter = aLetter({ phone: '+359 888 200 101' });
    const { status, body } = await write(letter);
    expect(status).toBe(201);
    const { reference } = body as { reference: string };
    expect(reference).toMatch(/^K-1\d{5}$/);
    const [team] = (await mailsTo('team@uyut.example')).toReversed();
    expect(team?.subject).toBe(`Съобщение ${reference}: Въпрос за доставка`);
    expect(team?.text).toContain('0888200101');
    expect(team?.text).toContain('Кога пристига поръчката ми?');
    const [writer] = await mailsTo(letter.email);
    expect(writer?.text).toContain(reference);
    expect(writer?.text).not.toContain('Кога пристига');
  });

  it('is stored once when sent twice, also in parallel', async () => {
    const letter = aLetter();
    const answers = await Promise.all([write(letter), write(letter), write(letter)]);
    expect(new Set(answers.map(({ body }) => (body as { reference: string }).reference)).size).toBe(1);
    expect(await mailsTo(letter.email)).toHaveLength(1);
    expect(await write({ ...letter, message: 'Съвсем друго съобщение.' })).toMatchObject({
      status: 409,
      body: { message: 'contact-key-used' },
    });
  });

  it.each([
    [{ name: ' ' }, 'name', 'error-name-required'],
    [{ email: 'nobody' }, 'email', 'error-email-invalid'],
    [{ phone: '123' }, 'phone', 'error-phone-invalid'],
    [{ subject: '' }, 'subject', 'error-contact-subject'],
    [{ message: 'Кратко' }, 'message', 'error-contact-message'],
    [{ message: 'х'.repeat(5_001) }, 'message', 'error-text-too-long'],
  ])('with %j returns field errors', async (changes, property, message) => {
    expect(await write(aLetter(changes))).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
  });

  it('with a script is shown as plain text', async () => {
    const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    await write(aLetter({ subject: script, message: script }));
    const [team] = (await mailsTo('team@uyut.example')).toReversed();
    expect(team?.html).not.toContain('<script>alert');
    expect(team?.html).toContain('&lt;script&gt;');
  });

  it('is rejected above the rate limit', async () => {
    const email = 'flood@example.com';
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await write(aLetter({ email }))).status);
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(10);
  });

  it('is deleted after a year, and stays when its writer’s account is deleted', async () => {
    app.clock.passDays(1);
    const person = await aPerson(app);
    const letter = aLetter();
    await write(letter, person.headers);
    expect((await app.get('/api/user/export', person.headers)).body).toMatchObject({
      letters: [{ subject: 'Въпрос за доставка' }],
    });
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    const storedMessages = () =>
      app.database.db
        .selectFrom('contact_message')
        .select(['account_id'])
        .where('email', '=', letter.email)
        .execute();
    expect(await storedMessages()).toEqual([{ account_id: null }]);
    app.clock.passDays(366);
    await deleteOldMessages(app.contact);
    expect(await storedMessages()).toEqual([]);
  });
});
