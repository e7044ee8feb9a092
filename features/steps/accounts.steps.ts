import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sendPasswordReset } from '../../server/modules/accounts/change-password.ts';
import { hashPassword } from '../../server/modules/accounts/passwords.ts';
import { badgeName, RoleError } from '../../src/core/accounts/account.ts';
import type { AccountType } from '../../src/core/accounts/account.ts';
import { EMPTY_SIGN_UP } from '../../src/core/accounts/sign-up-form.ts';
import type { SignUpForm } from '../../src/core/accounts/sign-up-form.ts';
import { pathOf } from '../../src/core/site/paths.ts';
import type { PathName } from '../../src/core/site/routes.ts';
import { ConfirmationScreen } from '../../src/view-models/accounts/confirmation-screen.ts';
import { Login } from '../../src/view-models/accounts/login.ts';
import { ForgottenPassword, NewPassword } from '../../src/view-models/accounts/passwords.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
import { SettingsScreen } from '../../src/view-models/accounts/settings-screen.ts';
import { SignUp } from '../../src/view-models/accounts/sign-up.ts';
import { UserMenu } from '../../src/view-models/accounts/user-menu.ts';
import { eventually } from '../support/eventually.ts';
import { profileLinks } from '../../src/views/shell/profile-menu.tsx';
import { aPerson } from '../../tests/server/support/an-account.ts';
import { countTries } from '../support/count-tries.ts';
import { fieldNamed, markedFields } from '../support/field-words.ts';
import type { Visitor } from '../support/visitor.ts';
import { HOSTS } from '../support/the-run.ts';
import { modalNamed, modalOf } from '../support/browser/modal-of.ts';
import type { ShopWorld } from '../support/world.ts';

export const PASSWORD = 'тайна-за-двама';
export const EMAIL = 'person@example.com';
const FILLED: SignUpForm = {
  ...EMPTY_SIGN_UP,
  name: 'Мария Иванова',
  phone: '0888123456',
  email: 'maria@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
};

async function anAccount(world: ShopWorld, type: AccountType, name?: string) {
  const { database } = await world.shop();
  const vendorId = type === 'vendor' && name ? await (await world.goods()).vendor(name) : undefined;
  const person = await aPerson(
    { database, clock: world.run.clock },
    {
      type,
      email: EMAIL,
      passwordHash: await hashPassword(PASSWORD),
      ...(name && { name }),
      ...(vendorId !== undefined && { vendorId }),
    },
  );
  world.notes.set('person', person.id);
  return person;
}

/** Latest e-mail to an address. */
async function mailTo(world: ShopWorld, email: string) {
  const [mail] = await (await world.goods()).mailsTo(email);
  return mail;
}

async function linkIn(world: ShopWorld, email: string): Promise<string> {
  const mail = await mailTo(world, email);
  const link = /https:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0];
  assert.ok(link, `the e-mail to ${email} has no link: ${mail?.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export async function logIn(visitor: Visitor, email = EMAIL, password = PASSWORD): Promise<void> {
  const login = await modalOf(visitor, 'login', Login);
  login.form.set('email', email);
  login.form.set('password', password);
  await login.form.submit();
  await visitor.answered();
}

async function signUp(world: ShopWorld, changes: Partial<SignUpForm>): Promise<SignUp> {
  const visitor = await world.visitor();
  const screen = await modalOf(visitor, 'signUp', SignUp);
  screen.form.reset({ ...FILLED, ...changes });
  await screen.form.submit();
  return screen;
}

When('I sign up as {string} with {string}', async function (this: ShopWorld, name: string, email: string) {
  await signUp(this, { name, email });
});

When('I sign up with the phone {string}', async function (this: ShopWorld, phone: string) {
  await signUp(this, { phone });
});

Given('I have signed up with {string}', async function (this: ShopWorld, email: string) {
  await (await this.visitor()).arrive('/');
  await signUp(this, { email });
});

Given(
  'a person has signed up with {string} in another browser',
  async function (this: ShopWorld, email: string) {
    const visitor = await this.visitor();
    await visitor.arrive('/');
    await signUp(this, { email });
    visitor.cookies.take(visitor.host, [{ name: 'registration', value: '', maxAge: 0 }]);
  },
);

const MISSING: Record<string, Partial<SignUpForm>> = {
  'a name': { name: '' },
  'a phone': { phone: '' },
  'an e-mail': { email: '' },
  'a password': { password: '', confirmPassword: '' },
  'the same again': { confirmPassword: 'друга-тайна' },
  'the terms': { acceptTerms: false },
};

When(/^I fill in the sign-up without (.+)$/, async function (this: ShopWorld, what: string) {
  this.notes.set('sign-up', await signUp(this, MISSING[what] ?? {}));
});

Then('the sign-up marks {string} with {message}', function (this: ShopWorld, field: string, message: string) {
  const { errors } = this.note<SignUp>('sign-up').form;
  assert.equal(errors[fieldNamed(errors, field)], message);
});

Then('nobody was registered', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const accounts = await database.db.selectFrom('account').select('id').execute();
  assert.deepEqual(accounts, []);
});

Given('the server refuses the next sign-up for {string}', async function (this: ShopWorld, field: string) {
  const visitor = await this.visitor();
  const property = fieldNamed(FILLED, field);
  visitor.nextAnswer = {
    status: 422,
    body: {
      message: 'validation_failed',
      errors: [{ property, message: 'error-passwords-differ' }],
      requestId: 'one',
    },
  };
});

Given('the server does not answer the next sign-up', async function (this: ShopWorld) {
  (await this.visitor()).losesNextAnswer = true;
});

Then('the open sign-up marks {string}', async function (this: ShopWorld, fields: string) {
  const visitor = await this.visitor();
  assert.equal(visitor.modals.open, 'signUp');
  assert.equal(markedFields((await modalOf(visitor, 'signUp', SignUp)).form.errors), fields);
});

Then('the account has the phone {string}', async function (this: ShopWorld, phone: string) {
  const { database } = await this.shop();
  const account = await database.db.selectFrom('account').select('phone').executeTakeFirst();
  assert.equal(account?.phone, phone);
});

When(
  'I open the confirmation link from the e-mail to {string}',
  async function (this: ShopWorld, email: string) {
    const link = await linkIn(this, email);
    this.notes.set('link', link);
    const visitor = await this.visitor();
    await visitor.arrive(link);
    await visitor.answered();
  },
);

When('I open the same link again', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive(this.note('link'));
  await visitor.answered();
});

Then('my e-mail is confirmed', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).screen(ConfirmationScreen).outcome, 'confirmed');
});

Then('the page says that the link is not valid', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).screen(ConfirmationScreen).outcome, 'refused');
});

Given('an account of the type {string}', async function (this: ShopWorld, type: AccountType) {
  await anAccount(this, type);
});

When('I log in', async function (this: ShopWorld) {
  await logIn(await this.visitor());
});

When('I log in as {string}', async function (this: ShopWorld, email: string) {
  await logIn(await this.visitor(), email);
});

Given(
  'strangers have tried {int} wrong passwords on it from many places',
  async function (this: ShopWorld, count: number) {
    await countTries(this, `login of ${EMAIL}`, count);
  },
);

When('I log in with a wrong password', async function (this: ShopWorld) {
  await logIn(await this.visitor(), EMAIL, 'не-е-тази');
});

When(
  'I try to log in with {string} and {string}',
  async function (this: ShopWorld, email: string, password: string) {
    const visitor = await this.visitor();
    this.notes.set('asked', visitor.asked.length);
    await logIn(visitor, email, password);
  },
);

Then('the login marks {string}', async function (this: ShopWorld, fields: string) {
  const { form } = await modalOf(await this.visitor(), 'login', Login);
  assert.equal(markedFields(form.errors), fields);
});

Then('nothing was sent', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).asked.length, this.note<number>('asked'));
});

Then('I am logged in as {string}', async function (this: ShopWorld, name: string) {
  const session = (await this.visitor()).get(Session);
  await eventually(() => assert.equal(session.user?.name, name));
});

Then('nobody is logged in', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.equal(visitor.get(Session).user, null);
  assert.equal(visitor.cookies.get(visitor.host, 'token'), undefined);
});

async function beAtScreen(this: ShopWorld, route: string): Promise<void> {
  const { navigation } = await this.visitor();
  await eventually(() => assert.equal(navigation.current?.open?.route, route));
}

Then(/^I am at the screen (\w+)$/, beAtScreen);

Then('I am brought to {page}', beAtScreen);

Then('I am back at {address}', async function (this: ShopWorld, path: string) {
  const { current } = (await this.visitor()).navigation;
  assert.deepEqual([current?.place.path, current?.failure], [path, null]);
});

Then('the login is closed and empty', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.equal(visitor.modals.open, null);
  assert.deepEqual((await modalOf(visitor, 'login', Login)).form.values, { email: '', password: '' });
});

Then('the token cookie is there for the whole site', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.match(visitor.cookies.get(visitor.host, 'token') ?? '', /^[\w-]{43}$/);
});

Then('the open login says {message} and keeps my e-mail', async function (this: ShopWorld, key: string) {
  const visitor = await this.visitor();
  assert.equal(visitor.modals.open, 'login');
  const { form } = await modalOf(visitor, 'login', Login);
  assert.deepEqual([form.refusal, form.values.email], [key, EMAIL]);
});

Then('I see the {notification} {message}', async function (this: ShopWorld, type: string, key: string) {
  const { notification } = (await this.visitor()).modals;
  assert.deepEqual([notification?.type, notification?.message.key], [type, key]);
});

Given('the login is open', async function (this: ShopWorld) {
  (await this.visitor()).get(Session).requestSignIn();
});

When('I say that I have forgotten my password', async function (this: ShopWorld) {
  (await modalOf(await this.visitor(), 'login', Login)).forgottenPassword();
});

Then(/^the (.+) is open, and no other modal$/, async function (this: ShopWorld, name: string) {
  const { modals } = await this.visitor();
  assert.deepEqual([modals.open, modals.notification], [modalNamed(name), null]);
});

When('I ask for a new password for {string}', async function (this: ShopWorld, email: string) {
  const { form } = await modalOf(await this.visitor(), 'forgottenPassword', ForgottenPassword);
  form.set('email', email);
  if (await form.submit())
    await sendPasswordReset((await this.shop()).accounts, { email, request: randomUUID() });
  this.notes.set('forgotten', form);
});

Then('the forgotten password marks {string}', function (this: ShopWorld, field: string) {
  assert.equal(markedFields(this.note<ForgottenPassword['form']>('forgotten').errors), field);
});

Then('no e-mail goes to {string}', async function (this: ShopWorld, email: string) {
  assert.equal(await mailTo(this, email), undefined);
});

Given('I have asked for a new password', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive('/');
  const { form } = await modalOf(visitor, 'forgottenPassword', ForgottenPassword);
  form.set('email', EMAIL);
  await form.submit();
  await sendPasswordReset((await this.shop()).accounts, { email: EMAIL, request: randomUUID() });
});

When('I open the link of the e-mail for a new password', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive(await linkIn(this, EMAIL));
  openPasswordLink(visitor);
});

Given('the modal for a new password is open', async function (this: ShopWorld) {
  (await this.visitor()).modals.show('passChange');
});

/** Repeats the shell's handling of a token in the home page's address. */
function openPasswordLink(visitor: Visitor): void {
  const { current } = visitor.navigation;
  if (current?.open?.route === 'Index' && current.place.query['token']) visitor.modals.show('passChange');
}

async function newPassword(world: ShopWorld, password: string, confirmPassword = password): Promise<void> {
  const { form } = await modalOf(await world.visitor(), 'passChange', NewPassword);
  form.reset({ password, confirmPassword });
  await form.submit();
  world.notes.set('new password', form);
}

When('I choose the new password {string}', async function (this: ShopWorld, password: string) {
  await newPassword(this, password);
});

When(
  'I choose the new password {string} and repeat {string}',
  async function (this: ShopWorld, password: string, repeated: string) {
    await newPassword(this, password, repeated);
  },
);

Then('the new password marks {string}', function (this: ShopWorld, field: string) {
  assert.equal(markedFields(this.note<NewPassword['form']>('new password').errors), field);
});

When('I log in with {string}', async function (this: ShopWorld, password: string) {
  await logIn(await this.visitor(), EMAIL, password);
});

Then('I am logged in', async function (this: ShopWorld) {
  assert.ok((await this.visitor()).get(Session).user, 'nobody is logged in');
});

export async function beLoggedIn(world: ShopWorld, type: AccountType, name?: string): Promise<void> {
  const person = await anAccount(world, type, name);
  const visitor = await world.visitor();
  for (const half of person.headers.cookie.split('; ')) {
    const [cookie = '', value = ''] = half.split('=');
    visitor.cookies.set(visitor.host, cookie, value);
  }
}

Given(/^I am logged in as (user|agency|vendor)$/, async function (this: ShopWorld, type: AccountType) {
  await beLoggedIn(this, type);
});

Given(
  /^I am logged in as (user|agency|vendor) called "([^"]*)"$/,
  async function (this: ShopWorld, type: AccountType, name: string) {
    await beLoggedIn(this, type, name);
  },
);

Then('the profile link leads to {page}', async function (this: ShopWorld, route: PathName) {
  const header = /<header[\s\S]*?<\/header>/.exec((await this.visitor()).page.html)?.[0] ?? '';
  assert.ok(header.includes(`href="${pathOf(route, 'bg')}"`), 'no link of the header leads there');
});

Then(/^the header offers to add (property|product)$/, async function (this: ShopWorld, thing: string) {
  const { page } = await this.visitor();
  const path = pathOf(thing === 'product' ? 'AdminAddProduct' : 'AdminAddProperty', 'bg');
  const other = pathOf(thing === 'product' ? 'AdminAddProperty' : 'AdminAddProduct', 'bg');
  assert.deepEqual(
    [page.html.includes(`href="${path}"`), page.html.includes(`href="${other}"`)],
    [true, false],
  );
});

When('I press add property', async function (this: ShopWorld) {
  (await this.visitor()).get(Session).requestSignIn({ go: pathOf('AdminAddProperty', 'bg') });
});

async function myLinks(world: ShopWorld) {
  const { user } = (await world.visitor()).get(Session);
  assert.ok(user, 'nobody is logged in');
  return profileLinks(user);
}

Then('my menu lists {string}', async function (this: ShopWorld, links: string) {
  assert.equal((await myLinks(this)).map(({ route }) => route).join(', '), links);
});

Given('{int} orders wait for me', async function (this: ShopWorld, count: number) {
  const { database } = await this.shop();
  const person = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  const vendorId = person.vendor_id ?? (await (await this.goods()).vendor('Светлина'));
  for (let number = 0; number < count; number += 1) {
    const { id } = await database.db
      .insertInto('customer_order')
      .values({
        token: `token-${number}`,
        key: `key-${number}`,
        content_hash: '',
        language: 'bg',
        contact_name: 'Мария',
        contact_phone: '0888123456',
        contact_email: EMAIL,
        city: 'София',
        post_code: '1000',
        street: 'ул. Шипка 5',
        payment_method: 'on-delivery',
        account_id: person.type === 'vendor' ? null : person.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('vendor_order')
      .values({
        order_id: id,
        vendor_id: vendorId,
        products_amount: 5_000,
        delivery_amount: 0,
        released_at: this.run.clock.now(),
        delivered_at: null,
        withdrawn_at: null,
      })
      .execute();
  }
});

Then('my menu counts {int} orders', async function (this: ShopWorld, count: number) {
  const links = await myLinks(this);
  assert.equal(links.find(({ route }) => route === 'AdminVendorOrders')?.badge, count);
});

Then(
  'my badge says {string}, {string} and {string}',
  async function (this: ShopWorld, name: string, role: string, credits: string) {
    const visitor = await this.visitor();
    const { user } = visitor.get(Session);
    assert.ok(user, 'nobody is logged in');
    assert.deepEqual(
      [badgeName(user), visitor.t(`role-${user.type}`), visitor.t('credits', { count: user.credits })],
      [name, role, credits],
    );
    assert.ok(visitor.page.text.includes(name), 'the page does not show it');
  },
);

Then('the page is for those who have logged in', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).page.status, 401);
});

Then('there is no such page', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).page.status, 404);
});

Then(
  'it says that it is for {string}, and leads on to {page}',
  async function (this: ShopWorld, whose: string, dashboard: PathName) {
    const { page } = await this.visitor();
    assert.deepEqual([page.status, page.part('h1')], [403, whose]);
    assert.ok(page.links.includes(pathOf(dashboard, 'bg')), `it leads to ${page.links.join(', ')}`);
  },
);

When('I follow a link to {address}', async function (this: ShopWorld, path: string) {
  await (await this.visitor()).go(path);
});

Then('I see which role the page is for', async function (this: ShopWorld) {
  const { failure } = (await this.visitor()).navigation.current ?? {};
  assert.ok(failure instanceof RoleError, `I am told ${failure?.message}`);
});

Then('I am still logged in', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.ok(visitor.get(Session).user, 'I was logged out');
  assert.ok(visitor.cookies.get(visitor.host, 'token'), 'my session is gone');
  assert.equal(visitor.modals.open, null);
});

When('I log out', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  this.notes.set('cookies', visitor.cookies.header(visitor.host));
  await visitor.get(UserMenu).logout();
});

Then('my cart is empty', async function (this: ShopWorld) {
  assert.ok((await this.visitor()).cart.cart.isEmpty, 'something is in it');
});

When('a person uses the session that I had', async function (this: ShopWorld) {
  const { server } = await this.shop();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/user/me',
    headers: { cookie: this.note<string>('cookies') },
  });
  this.notes.set('answer', answer.statusCode);
});

Then('they are asked to log in', function (this: ShopWorld) {
  assert.equal(this.note('answer'), 401);
});

When('an hour passes', function (this: ShopWorld) {
  this.run.clock.pass(60 * 60 * 1000);
});

When(
  /^I change my password with the present one (right|wrong)$/,
  async function (this: ShopWorld, right: string) {
    const { password: form } = (await this.visitor()).screen(SettingsScreen);
    const currentPassword = right === 'right' ? PASSWORD : 'не-е-тази';
    form.reset({ currentPassword, password: 'изцяло-нова', confirmPassword: 'изцяло-нова' });
    await form.submit();
    this.notes.set('change', form);
  },
);

Then('the settings mark the present password', function (this: ShopWorld) {
  assert.deepEqual(this.note<SettingsScreen['password']>('change').errors, {
    currentPassword: 'error-current-password-wrong',
  });
});

Given('Google sign-in is set up', function (this: ShopWorld) {
  this.setting = 'google';
});

const BROWSERS: Record<string, string> = {
  Chrome: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
  Facebook: 'Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0.0]',
  Instagram: 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 300.0.0',
  TikTok: 'Mozilla/5.0 (Linux; Android 14) musical_ly_2023 BytedanceWebview/d8a21c6 TikTok 33',
  Viber: 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Viber/21.0',
  LinkedIn: 'Mozilla/5.0 (iPhone) Mobile/15E148 [LinkedInApp]/9.29',
};

Given(/^my browser is (\w+)$/, async function (this: ShopWorld, name: string) {
  (await this.visitor()).userAgent = BROWSERS[name] ?? '';
});

Then(/^Google sign-in is (offered|not offered)$/, async function (this: ShopWorld, offered: string) {
  const login = await modalOf(await this.visitor(), 'login', Login);
  assert.equal(login.google.isOffered, offered === 'offered');
});

When('Google gives a token that is no good', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const login = await modalOf(visitor, 'login', Login);
  await login.drawGoogle(null);
  await visitor.googleSigns?.('not.a.token');
  await visitor.answered();
});

Then('I am logged in on the English site too', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.equal(visitor.host, HOSTS.en);
  assert.ok(visitor.get(Session).user, 'nobody is logged in there');
});

When("I open the form of another person's listing", async function (this: ShopWorld) {
  const { database } = await this.shop();
  const owner = await aPerson({ database, clock: this.run.clock });
  const { id } = await database.db
    .insertInto('property')
    .values({ owner_id: owner.id, title: 'Чужда обява' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await (await this.visitor()).arrive(pathOf('AdminEditProperty', 'bg', { id }));
});
