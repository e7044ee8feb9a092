import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { Moderation } from '../../../server/admin/moderation.ts';
import { RemovalMails } from '../../../server/modules/team/removal-mails.ts';
import { pendingListings } from '../../../server/modules/team/pending-listings.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import type { A_PROPERTY } from '../../support/property-builder.ts';
import type { ShopWorld } from '../../support/world.ts';
import { comeInAs } from './come-in-as.ts';
import { propertyBuilderOf } from './properties.steps.ts';
import { RADKA } from '../../../tests/server/support/moderate.ts';

const MARIA = 'maria@example.com';
const ME = 'petar@example.com';

/** Demo pictures of 600 × 400 pixels. */
const ROOMS = {
  'a kitchen': 'kitchen-sea',
  'another kitchen': 'kitchen-linen',
  'a balcony': 'balcony-pine',
} as const;
type Room = keyof typeof ROOMS;

const cropped = (picture: Sharp) => picture.extract({ left: 90, top: 0, width: 510, height: 340 });
const CHANGES: Record<string, (picture: Sharp) => Sharp> = {
  'encoded anew': (picture) => picture,
  'cropped by 15%': cropped,
  'smaller and mirrored': (picture) => picture.resize({ width: 300 }).flop(),
  'darker, cropped by 15%': (picture) => cropped(picture).linear(0.75, 0),
};

/** Uploads a picture as the form does. @returns its key */
async function send(world: ShopWorld, owner: string, room: Room, changed = 'encoded anew'): Promise<string> {
  const change = CHANGES[changed];
  assert.ok(change, `nobody knows how a picture is ${changed}`);
  const file = sharp(`content/pictures/interiors/${ROOMS[room]}-600.avif`);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const bytes = await change(file).jpeg({ quality: 70 }).toBuffer();
  const { server } = await world.shop();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/picture',
    headers: {
      cookie: await propertyBuilderOf(world).owner(owner),
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  });
  assert.equal(answer.statusCode, 201, answer.body);
  return (answer.json() as { key: string }).key;
}

async function publish(world: ShopWorld, owner: string, title: string, picture: string): Promise<void> {
  await propertyBuilderOf(world).publish({ title, images: [picture] }, owner);
}

Given('{string} has a picture of a kitchen', async function (this: ShopWorld, title: string) {
  await publish(this, MARIA, title, await send(this, MARIA, 'a kitchen'));
});

When(
  /^I publish "(.*)" with that picture, (.*)$/,
  async function (this: ShopWorld, title: string, changed: string) {
    await comeInAs(this, ME);
    await publish(this, ME, title, await send(this, ME, 'a kitchen', changed));
  },
);

When('I publish {string} with a picture of another kitchen', async function (this: ShopWorld, title: string) {
  await comeInAs(this, ME);
  await publish(this, ME, title, await send(this, ME, 'another kitchen'));
});

When(
  'Мария publishes {string} with that picture, encoded anew',
  async function (this: ShopWorld, title: string) {
    await publish(this, MARIA, title, await send(this, MARIA, 'a kitchen'));
  },
);

When('I put a picture of a balcony in its place', async function (this: ShopWorld) {
  const builder = propertyBuilderOf(this);
  const id = await builder.idOf('Нечия кухня');
  const { version, content } = (await builder.edited(ME, id)) as {
    version: string;
    content: typeof A_PROPERTY;
  };
  const images = [await send(this, ME, 'a balcony')];
  await builder.post(ME, `/api/user/property/${id}`, { ...content, images, version });
});

When('the team keeps {string}', async function (this: ShopWorld, title: string) {
  const parts = await this.shop();
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' });
  const mails = new RemovalMails(new Texts('content/translations'), new Addresses(configuration));
  await new Moderation({ ...parts, mails, actor: RADKA }).dismissListingReports(
    'home',
    await propertyBuilderOf(this).idOf(title),
  );
});

Then('they do not find {string}', async function (this: ShopWorld, title: string) {
  const { properties } = (await this.visitor('somebody')).screen(PropertiesScreen);
  assert.ok(!properties.data.some((one) => one.title === title), 'it is there');
});

Then(
  'the team is notified that {string} has a picture of {string}',
  async function (this: ShopWorld, later: string, earlier: string) {
    const { database } = await this.shop();
    const told = (await pendingListings(database.db)).map(({ pending: held, doubles }) => [
      held.title,
      ...doubles.map(({ other }) => other.title),
    ]);
    assert.deepEqual(told, [[later, earlier]]);
  },
);

Then('I am written to that {string}', async function (this: ShopWorld, said: string) {
  const { database } = await this.shop();
  const mails = await database.db.selectFrom('mail').select('text').where('recipient', '=', ME).execute();
  assert.ok(
    mails.some(({ text }) => text.includes(said)),
    mails.map(({ text }) => text).join('\n'),
  );
});
