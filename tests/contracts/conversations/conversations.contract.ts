import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingAddress, OrderAddress, Side } from '../../../src/core/conversations/conversation.ts';
import type { ConversationAddress, Conversations } from '../../../src/core/conversations/conversations.ts';
import {
  EMPTY_FIRST_MESSAGE,
  FirstMessageCommand,
} from '../../../src/core/conversations/first-message-command.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import { failureOf } from '../../support/a-failure.ts';

export const QUESTION = 'Свободна ли е стаята?';

/** A conversation as one side has it: of that question alone, by a visitor who did not show a telephone. */
export type ConversationWorld = {
  conversations: Conversations;
  address: ConversationAddress;
  side: Side;
  /** The same way to a conversation that is not there. */
  nowhere: ConversationAddress;
  photo: ChosenFile;
};

export type AskingWorld = {
  /** Of a visitor, and of somebody who is signed in. */
  visitor: Conversations;
  signedIn: Conversations;
  subject: ListingAddress;
};

/** One side of an order about which nothing was written. */
export type OrderWorld = { conversations: Conversations; order: OrderAddress; side: Side };

/** What every way to write to posters and about orders does (MATE-03, TRUST-05), with an inbox and by a link. */
export function conversationsContract(
  worlds: { inbox: () => Promise<ConversationWorld>; link: () => Promise<ConversationWorld> },
  makeAskingWorld: () => Promise<AskingWorld>,
  orders: { buyer: () => Promise<OrderWorld>; vendor: () => Promise<OrderWorld> },
): void {
  describe.each([
    ['in the inbox', worlds.inbox],
    ['by the link', worlds.link],
  ])('A conversation %s', (_, makeWorld) => {
    let world: ConversationWorld;
    let conversations: Conversations;
    let address: ConversationAddress;
    beforeEach(async () => {
      world = await makeWorld();
      ({ conversations, address } = world);
    });
    const read = () => conversations.read(address);

    it('holds what was written, the oldest first', async () => {
      const conversation = await read();
      expect(conversation).toMatchObject({
        side: world.side,
        closed: false,
        subject: { open: true },
        messages: [{ author: 'asker', text: QUESTION }],
        ownPhone: { shared: false },
        otherPhone: null,
      });
      const answered = await conversations.answer(address, 'Още нещо.');
      expect(answered.messages.map(({ author, text }) => [author, text])).toEqual([
        ['asker', QUESTION],
        [world.side, 'Още нещо.'],
      ]);
      expect(await read()).toEqual(answered);
    });

    it('has the pictures that were brought for it, and no others', async () => {
      const { key, url } = await conversations.uploadPicture(address, world.photo, () => {});
      const { messages } = await conversations.answer(address, '', [key]);
      expect(messages.at(-1)).toMatchObject({ author: world.side, text: '', pictures: [{ url }] });
      await expect(conversations.answer(address, 'Ето.', ['x'.repeat(24)])).rejects.toMatchObject(
        failureOf('invalid', 'validation_failed', { pictures: 'error-picture-unknown' }),
      );
    });

    it('has what the reader shows of the telephone', async () => {
      const { ownPhone } = await conversations.sharePhone(address);
      expect(ownPhone.shared).toBe(true);
      expect((await read()).ownPhone).toEqual(ownPhone);
    });

    it('is closed for both, and then nobody writes any more', async () => {
      expect((await conversations.block(address)).closed).toBe(true);
      expect((await read()).closed).toBe(true);
      await expect(conversations.answer(address, 'Ехо?')).rejects.toMatchObject(
        failureOf('conflict', 'error-conversation-closed'),
      );
    });

    it('is reported to the team', async () => {
      await conversations.report(address, { reason: 'fraud', text: 'Иска пари предварително.' });
    });

    it('is not there for others', async () => {
      const unknown = failureOf('not-found', 'error-conversation-not-found');
      const { nowhere } = world;
      await expect(conversations.read(nowhere)).rejects.toMatchObject(unknown);
      await expect(conversations.seen(nowhere, 1)).rejects.toMatchObject(unknown);
      await expect(conversations.answer(nowhere, 'Ехо?')).rejects.toMatchObject(unknown);
      await expect(conversations.sharePhone(nowhere)).rejects.toMatchObject(unknown);
      await expect(conversations.block(nowhere)).rejects.toMatchObject(unknown);
      await expect(conversations.report(nowhere, { reason: 'fraud', text: '' })).rejects.toMatchObject(
        unknown,
      );
    });
  });

  describe('The inbox', () => {
    it('tells what is new, until it was seen', async () => {
      const { conversations, address } = await worlds.inbox();
      const inbox = () => conversations.inbox({ offset: 0, limit: 10 });
      const first = await inbox();
      expect(first).toMatchObject({
        total: 1,
        unread: 1,
        data: [{ side: 'poster', unread: 1, lastMessage: { author: 'asker', text: QUESTION } }],
      });
      const { messages } = await conversations.read(address);
      expect((await inbox()).unread).toBe(1);
      await conversations.seen(address, messages.at(-1)?.id ?? 0);
      expect(await inbox()).toMatchObject({ total: 1, unread: 0, data: [{ unread: 0 }] });
      await conversations.answer(address, 'Да, от декември.');
      expect((await inbox()).data).toMatchObject([{ lastMessage: { author: 'poster' }, unread: 0 }]);
    });
  });

  describe('Whoever was blocked', () => {
    it('stands in the one list of them until it is taken back, and then the conversation goes on', async () => {
      const { conversations, address } = await worlds.inbox();
      expect(await conversations.blocked()).toEqual([]);
      await conversations.block(address);
      const [person] = await conversations.blocked();
      expect(person).toMatchObject({ name: expect.any(String), at: expect.any(String) });
      await conversations.unblock(person?.id ?? 0);
      expect(await conversations.blocked()).toEqual([]);
      expect((await conversations.answer(address, 'Пак пишете.')).closed).toBe(false);
    });

    it('is let write again once', async () => {
      const { conversations } = await worlds.inbox();
      await expect(conversations.unblock(987_654)).rejects.toMatchObject(
        failureOf('not-found', 'error-blocked-not-found'),
      );
    });
  });

  describe('A first message', () => {
    let world: AskingWorld;
    beforeEach(async () => {
      world = await makeAskingWorld();
    });
    const form = { ...EMPTY_FIRST_MESSAGE, name: 'Георги Георгиев', phone: '0888 123 456' };
    const question = new FirstMessageCommand({ ...form, message: QUESTION });

    it('gives a visitor a link, and the same one when it is sent twice', async () => {
      const token = await world.visitor.start(world.subject, question);
      expect(token).toEqual(expect.any(String));
      expect(await world.visitor.start(world.subject, question)).toBe(token);
    });

    it('is the only one that gives it: who writes more has it already', async () => {
      await world.visitor.start(world.subject, question);
      const more = new FirstMessageCommand({ ...form, message: 'А кога мога да я видя?' });
      expect(await world.visitor.start(world.subject, more)).toBeNull();
    });

    it('of somebody who is signed in is in the inbox', async () => {
      expect(await world.signedIn.start(world.subject, question)).toBeNull();
    });

    it('needs a listing that is there', async () => {
      const gone = world.subject.kind === 'property' ? 'error-property-not-found' : 'error-offer-not-found';
      await expect(world.visitor.start({ ...world.subject, id: 987_654 }, question)).rejects.toMatchObject(
        failureOf('not-found', gone),
      );
    });
  });

  describe.each([
    ['its buyer', orders.buyer],
    ['its vendor', orders.vendor],
  ])('An order that %s writes about', (_, makeWorld) => {
    let world: OrderWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const write = (text: string) => world.conversations.writeAboutOrder(world.order, text);

    it('has one conversation, behind a link of the writer’s own', async () => {
      const token = await write('Кога ще пристигне?');
      expect(await write('И още нещо.')).toBe(token);
      expect(await world.conversations.read({ token })).toMatchObject({
        subject: { kind: 'order', id: world.order.vendorOrderId },
        side: world.side,
        messages: [
          { author: world.side, text: 'Кога ще пристигне?' },
          { author: world.side, text: 'И още нещо.' },
        ],
      });
    });

    it('keeps its conversation open: neither side ends it', async () => {
      const token = await write('Кога ще пристигне?');
      await expect(world.conversations.block({ token })).rejects.toMatchObject(
        failureOf('conflict', 'error-order-not-blocked'),
      );
    });

    it('is not found in the place of another', async () => {
      const order = { ...world.order, vendorOrderId: 987_654 };
      await expect(world.conversations.writeAboutOrder(order, 'Ало?')).rejects.toMatchObject(
        failureOf('not-found', 'error-order-not-found'),
      );
    });
  });
}
