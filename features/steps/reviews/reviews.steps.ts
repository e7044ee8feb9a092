import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { averageStars } from '../../../src/core/reviews/star-average.ts';
import { STARS } from '../../../src/core/reviews/review.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { OwnReviewsScreen } from '../../../src/view-models/reviews/own-reviews-screen.ts';
import { ReviewFormScreen } from '../../../src/view-models/reviews/review-form-screen.ts';
import { ReviewsScreen } from '../../../src/view-models/reviews/reviews-screen.ts';
import { ProductScreen } from '../../../src/view-models/shop/product-screen.ts';
import { anUploadedPicture } from '../../../tests/server/support/a-picture.ts';
import { aBuyer } from '../../../tests/server/support/a-review.ts';
import { aPerson } from '../../../tests/server/support/an-account.ts';
import type { Person } from '../../../tests/server/support/an-account.ts';
import type { ShopWorld } from '../../support/world.ts';

async function idOf(world: ShopWorld, title: string): Promise<number> {
  return (await world.goods()).productId(title);
}

const subjectOf = async (world: ShopWorld, title: string) => `product-${await idOf(world, title)}`;

async function becomes(world: ShopWorld, name: string, person: Person): Promise<void> {
  world.notes.set(`account of ${name}`, person.id);
  const visitor = await world.visitor(name);
  for (const half of person.headers.cookie.split('; ')) {
    const [cookie = '', value = ''] = half.split('=');
    visitor.cookies.set(visitor.host, cookie, value);
  }
}

async function buys(
  world: ShopWorld,
  name: string,
  title: string,
  status: 'delivered' | 'shipped' | 'cancelled',
): Promise<void> {
  const { database } = await world.shop();
  const place = { database, clock: world.run.clock };
  const productId = await idOf(world, title);
  const { vendor_id: vendorId } = await database.db
    .selectFrom('product')
    .select('vendor_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await becomes(world, name, await aBuyer(place, { vendorId, productId }, { status }));
}

async function formOf(world: ShopWorld, title: string, name = 'I'): Promise<ReviewFormScreen> {
  const visitor = await world.visitor(name);
  await visitor.arrive(pathOf('WriteReview', 'bg', { subject: await subjectOf(world, title) }));
  return visitor.screen(ReviewFormScreen);
}

async function review(world: ShopWorld, title: string, stars: number, text: string, name = 'I') {
  const { form } = await formOf(world, title, name);
  form.set('stars', STARS.find((one) => one === stars) ?? null);
  form.set('text', text);
  await form.submit();
}

Given('I have received {string}', async function (this: ShopWorld, title: string) {
  await buys(this, 'I', title, 'delivered');
});

Given(
  /^I have ordered "([^"]*)", and the order is (shipped|cancelled)$/,
  async function (this: ShopWorld, title: string, status: 'shipped') {
    await buys(this, 'I', title, status);
  },
);

Given(
  'a person has reviewed {string} with {int} stars: {string}',
  async function (this: ShopWorld, title: string, stars: number, text: string) {
    await buys(this, 'somebody', title, 'delivered');
    await review(this, title, stars, text, 'somebody');
  },
);

Given('I am logged in as the vendor {string}', async function (this: ShopWorld, name: string) {
  const { database } = await this.shop();
  const vendorId = await (await this.goods()).vendor(name);
  await becomes(this, 'I', await aPerson({ database, clock: this.run.clock }, { type: 'vendor', vendorId }));
});

When('I come to review {string}', async function (this: ShopWorld, title: string) {
  await formOf(this, title);
});

When(
  'I review {string} with {int} stars: {string}',
  async function (this: ShopWorld, title: string, stars: number, text: string) {
    await review(this, title, stars, text);
  },
);

When(
  'I review {string} with {int} stars and a picture: {string}',
  async function (this: ShopWorld, title: string, stars: number, text: string) {
    const { database } = await this.shop();
    const owner = this.note<number>('account of I');
    const key = await anUploadedPicture({ database, clock: this.run.clock }, owner);
    const { form } = await formOf(this, title);
    const picture = { key, url: `/pictures/uploads/${key}`, width: 800, height: 600, widths: [400, 800] };
    form.set('stars', STARS.find((one) => one === stars) ?? null);
    form.set('text', text);
    form.set('pictures', [picture]);
    await form.submit();
    this.notes.set('picture', picture.url);
  },
);

Then('the page of {string} shows my picture', async function (this: ShopWorld, title: string) {
  const visitor = await this.visitor();
  await visitor.arrive(pathOf('Product', 'bg', { id: await idOf(this, title) }));
  assert.ok(
    visitor.page.html.includes(`${this.note<string>('picture')}-400.webp`),
    'the picture is not there',
  );
});

When('I type {string} in my review', async function (this: ShopWorld, text: string) {
  (await this.visitor()).screen(ReviewFormScreen).form.set('text', text);
});

When('I withdraw my review', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.go(pathOf('AdminReviews', 'bg'));
  const screen = visitor.screen(OwnReviewsScreen);
  const [written] = screen.written;
  assert.ok(written, 'there is no review');
  await screen.withdraw(written);
});

When('I answer the review: {string}', async function (this: ShopWorld, text: string) {
  const visitor = await this.visitor();
  await visitor.arrive(pathOf('AdminReviews', 'bg'));
  const screen = visitor.screen(OwnReviewsScreen);
  screen.answer(screen.received.data[0]?.id ?? null);
  screen.reply.set('text', text);
  await screen.reply.submit();
});

When('I open the page of {string}', async function (this: ShopWorld, title: string) {
  await (await this.visitor()).arrive(pathOf('Product', 'bg', { id: await idOf(this, title) }));
});

Then('my review is published', async function (this: ShopWorld) {
  const { isSent, form } = (await this.visitor()).screen(ReviewFormScreen);
  assert.ok(isSent, `it was refused: ${form.refusal ?? JSON.stringify(form.errors)}`);
});

Then(
  /^the page of "([^"]*)" says (\d) stars of (\d) reviews?: "([^"]*)"$/,
  async function (this: ShopWorld, title: string, average: string, count: string, text: string) {
    const reader = await this.visitor('reader');
    await reader.arrive(pathOf('Product', 'bg', { id: await idOf(this, title) }));
    const { reviews } = reader.screen(ProductScreen);
    const stars = averageStars(reviews?.stars ?? []);
    assert.deepEqual([String(stars), String(reviews?.total)], [average, count]);
    assert.ok(reader.page.text.includes(text), 'it is not on the page');
  },
);

Then(
  'search engines read {int} stars of {int} review',
  async function (this: ShopWorld, stars: number, count: number) {
    const { html } = (await this.visitor('reader')).page;
    assert.ok(
      html.includes(
        `"aggregateRating":{"@type":"AggregateRating","ratingValue":${stars},"reviewCount":${count}}`,
      ),
      'they are not',
    );
  },
);

Then('search engines read no rating', async function (this: ShopWorld) {
  assert.ok(!(await this.visitor()).page.html.includes('aggregateRating'), 'they are told of some');
});

Then('it says that nobody has reviewed it', async function (this: ShopWorld) {
  const { text } = (await this.visitor()).page;
  assert.ok(text.includes('Още няма отзиви'), 'it does not');
});

Then('I am told that only buyers with a delivered order write', async function (this: ShopWorld) {
  const { state } = (await this.visitor()).screen(ReviewFormScreen);
  assert.equal(state?.problem, 'error-review-unverified-product');
});

Then('the text of my review is marked with {message}', async function (this: ShopWorld, key: string) {
  const { form, isSent } = (await this.visitor()).screen(ReviewFormScreen);
  assert.deepEqual([form.errors, isSent], [{ text: key }, false]);
});

Then('{string} is still in my review', async function (this: ShopWorld, text: string) {
  assert.equal((await this.visitor()).screen(ReviewFormScreen).form.values.text, text);
});

Then(
  '{string} is shown below the review of {string}',
  async function (this: ShopWorld, text: string, title: string) {
    const reader = await this.visitor('reader');
    await reader.arrive(pathOf('Reviews', 'bg', { subject: await subjectOf(this, title) }));
    assert.equal(reader.screen(ReviewsScreen).list?.data[0]?.reply?.text, text);
    assert.ok(reader.page.text.includes(text), 'it is not on the page');
  },
);

async function productPage(world: ShopWorld, title: string, name = 'I'): Promise<ProductScreen> {
  const visitor = await world.visitor(name);
  await visitor.arrive(pathOf('Product', 'bg', { id: String(await idOf(world, title)) }));
  return visitor.screen(ProductScreen);
}

Given('I have an account', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await becomes(this, 'I', await aPerson({ database, clock: this.run.clock }, { name: 'Мария Георгиева' }));
});

When('I ask about {string}: {string}', async function (this: ShopWorld, title: string, text: string) {
  const { questions } = await productPage(this, title);
  questions.form.set('text', text);
  assert.ok(await questions.form.submit(), 'the question was refused');
});

When(
  'the vendor answers about {string}: {string}',
  async function (this: ShopWorld, title: string, text: string) {
    const { database } = await this.shop();
    const { vendor_id: vendorId } = await database.db
      .selectFrom('product')
      .select('vendor_id')
      .where('id', '=', await idOf(this, title))
      .executeTakeFirstOrThrow();
    const place = { database, clock: this.run.clock };
    await becomes(this, 'the vendor', await aPerson(place, { type: 'vendor', vendorId }));
    const { questions } = await productPage(this, title, 'the vendor');
    const [question] = questions.questions ?? [];
    assert.ok(question, 'the vendor sees no question');
    questions.startAnswer(question.id);
    questions.answer.set('text', text);
    assert.ok(await questions.answer.submit(), 'the answer was refused');
  },
);

Then(
  'everyone reads {string} and {string} on the page of {string}',
  async function (this: ShopWorld, question: string, answer: string, title: string) {
    await productPage(this, title, 'a stranger');
    const { text } = (await this.visitor('a stranger')).page;
    assert.ok(text.includes(question) && text.includes(answer), 'a stranger does not read them');
  },
);
