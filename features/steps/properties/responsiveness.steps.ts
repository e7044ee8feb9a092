import assert from 'node:assert/strict';
import { viewingRequestInput } from '../../../src/core/properties/viewings/viewing-gateway.ts';
import { Given, Then } from '@cucumber/cucumber';
import { countResponsiveness } from '../../../server/modules/properties/listing/count-responsiveness.ts';
import {
  EMPTY_VIEWING_REQUEST,
  ViewingRequestCommand,
} from '../../../src/core/properties/viewings/viewing-request-command.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { RoomSeeker } from '../../support/room-seeker.ts';
import type { ShopWorld } from '../../support/world.ts';

Given(
  /^(\d+) visitors have asked about the home, and the owner has answered (\d+) of them (in own words|with the same words)$/,
  async function (this: ShopWorld, asked: string, answered: string, how: string) {
    const id = this.notes.get('home');
    assert.ok(typeof id === 'number', 'there is no home');
    for (let number = 1; number <= Number(asked); number += 1) {
      const visitor = await RoomSeeker.of(this, `visitor ${number}`);
      const contact = { phone: `08881234${10 + number}`, email: `visitor-${number}@example.com` };
      await visitor.ask({ kind: 'property', id }, { message: `Свободен ли е? ${number}`, ...contact });
      assert.equal(visitor.refusal, null, 'the question was refused');
    }
    const { conversations } = await RoomSeeker.of(this, 'the owner');
    const { data } = await conversations.inbox({ offset: 0, limit: 10 });
    for (const conversation of data.slice(0, Number(answered))) {
      const message =
        how === 'in own words' ? `Да, елате № ${conversation.id}` : 'Благодарим Ви! Ще отговорим скоро.';
      await conversations.answer({ id: conversation.id }, message);
    }
  },
);

Given(
  '{int} others have asked for a viewing, and the owner has accepted {int} of them',
  async function (this: ShopWorld, asked: number, accepted: number) {
    const id = this.note<number>('home');
    const date = sofiaDay(new Date(this.run.clock.now().getTime() + DAY));
    for (let number = 1; number <= asked; number += 1) {
      const { viewings } = await RoomSeeker.of(this, `viewer ${number}`);
      const contact = { name: 'Мария', phone: `088855550${number}`, email: `viewer-${number}@example.com` };
      const form = { ...EMPTY_VIEWING_REQUEST, ...contact, date, time: '18:30' };
      await viewings.requestViewing(viewingRequestInput(String(id), new ViewingRequestCommand(form)));
    }
    const { viewings } = await RoomSeeker.of(this, 'the owner');
    const { data } = await viewings.receivedViewings({ waiting: '1', offset: 0, limit: 10 });
    for (const viewing of data.slice(0, accepted)) {
      await viewings.answerViewing({ id: viewing.id, answer: 'accept', dateTime: null, note: '' });
    }
  },
);

Given('a day has passed, and the answers are counted', async function (this: ShopWorld) {
  this.run.clock.pass(DAY);
  const { database } = await this.shop();
  await countResponsiveness(database.db, this.run.clock.now());
});

Then('nothing is said of how soon the owner answers', async function (this: ShopWorld) {
  const { text } = (await this.visitor()).page;
  assert.ok(!/отговаря (до|на) \d/i.test(text), text);
});
