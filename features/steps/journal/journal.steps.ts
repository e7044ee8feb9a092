import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ContactForm } from '../../../src/core/contact/contact.ts';
import { ContactScreen } from '../../../src/view-models/contact/contact-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

const LETTER: ContactForm = {
  name: 'Мария Георгиева',
  email: 'maria@example.com',
  phone: '0888200101',
  subject: 'Въпрос',
  message: 'Кога пристига поръчката ми?',
};

async function letter(world: ShopWorld): Promise<ContactScreen> {
  return (await world.visitor()).screen(ContactScreen);
}

async function write(world: ShopWorld, changes: Partial<ContactForm>): Promise<void> {
  const { form } = await letter(world);
  for (const [name, value] of Object.entries({ ...LETTER, ...changes })) {
    form.set(name as keyof ContactForm, value);
  }
}

When('I have begun a letter about {string}', async function (this: ShopWorld, subject: string) {
  await write(this, { subject });
});

When('I write a letter about {string}', async function (this: ShopWorld, subject: string) {
  await write(this, { subject });
  await (await letter(this)).form.submit();
});

When(
  /^I write a letter with (name|email|phone|subject|message) "([^"]*)"$/,
  async function (this: ShopWorld, field: keyof ContactForm, value: string) {
    await write(this, { [field]: value });
    await (await letter(this)).form.submit();
  },
);

Then(
  'its {word} is marked with {message}',
  async function (this: ShopWorld, field: keyof ContactForm, error: string) {
    const { form, reference } = await letter(this);
    assert.deepEqual([form.errors, reference], [{ [field]: error }, null]);
  },
);

Then('I am given a number for it', async function (this: ShopWorld) {
  const { reference } = await letter(this);
  assert.match(reference ?? '', /^K-\d{6}$/);
});

Then('the team has the letter {string}', async function (this: ShopWorld, subject: string) {
  const { database } = await this.shop();
  const { reference } = await letter(this);
  const mail = await database.db
    .selectFrom('mail')
    .select('subject')
    .where('unique_key', '=', `contact-team:${reference}`)
    .executeTakeFirstOrThrow();
  assert.equal(mail.subject, `Съобщение ${reference}: ${subject}`);
});

Then('{string} has an e-mail with the number', async function (this: ShopWorld, recipient: string) {
  const [mail] = await (await this.goods()).mailsTo(recipient);
  assert.ok(mail?.text.includes((await letter(this)).reference ?? '?'), 'no such e-mail');
});

Then('the letter is still about {string}', async function (this: ShopWorld, subject: string) {
  const screen = await letter(this);
  assert.equal(screen.form.values.subject, subject);
});
