import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewingGateway } from '../../../src/core/properties/viewings/viewing-gateway.ts';
import {
  EMPTY_VIEWING_REQUEST,
  ViewingRequestCommand,
} from '../../../src/core/properties/viewings/viewing-request-command.ts';
import { refused } from '../../support/refused.ts';

export type ViewingWorld = {
  /** Of the home's owner, and of a visitor who is signed in. */
  owner: ViewingGateway;
  visitor: ViewingGateway;
  property: number;
};

/** What every gateway of viewings does, for both sides. */
export function viewingGatewayContract(makeWorld: () => Promise<ViewingWorld>): void {
  describe('A gateway of viewings', () => {
    let world: ViewingWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const aRequest = (time = '18:30') =>
      new ViewingRequestCommand({
        ...EMPTY_VIEWING_REQUEST,
        name: 'Елена Стоянова',
        phone: '0888123456',
        email: 'elena@example.com',
        date: '2026-11-28',
        time,
      });
    /** A request, as visitor and owner come to it. */
    async function requested(time?: string) {
      const token = await world.visitor.request(String(world.property), aRequest(time));
      const { id } = await world.visitor.follow(token);
      return { token, id };
    }
    const answer = (id: number, word: 'accept' | 'decline' | 'propose', dateTime: string | null = null) =>
      world.owner.answer(id, { answer: word, dateTime, note: '' });
    const notPossible = refused('conflict', 'viewing-answer-not-possible');
    const all = { waiting: false, offset: 0, limit: 10 };

    it('brings a request to both sides', async () => {
      const { token, id } = await requested();
      const asked = { id, status: 'requested', dateTime: '2026-11-28 18:30', isPast: false, note: '' };
      const property = { id: world.property };
      const followed = await world.visitor.follow(token);
      expect(followed).toMatchObject({ ...asked, property, token, next: ['propose', 'cancel'] });
      expect(followed.owner.phone).toBeNull();
      const received = await world.owner.read(id);
      expect(received).toMatchObject({
        ...asked,
        property,
        contactName: 'Елена Стоянова',
        contactPhone: '0888123456',
        contactEmail: 'elena@example.com',
        next: ['accept', 'propose', 'decline'],
      });
      expect((await world.owner.received(all)).data).toContainEqual(received);
      expect((await world.visitor.sent(all)).data).toContainEqual(followed);
    });

    it('takes a request again as the same one', async () => {
      const { token } = await requested();
      expect((await requested()).token).toBe(token);
    });

    it('takes a question alone, which names no time to accept', async () => {
      const question = new ViewingRequestCommand({
        ...aRequest(),
        date: '',
        time: '',
        question: 'Има ли асансьор?',
        asksOnly: true,
      });
      const token = await world.visitor.request(String(world.property), question);
      const { id } = await world.visitor.follow(token);
      expect(await world.owner.read(id)).toMatchObject({
        dateTime: null,
        question: 'Има ли асансьор?',
        next: ['propose', 'decline'],
      });
    });

    it('tells the visitor the telephone once a time is agreed', async () => {
      const { token, id } = await requested();
      expect(await answer(id, 'accept')).toMatchObject({ status: 'accepted', next: ['propose', 'decline'] });
      const agreed = await world.visitor.follow(token);
      expect(agreed).toMatchObject({ status: 'accepted', next: ['propose', 'cancel'] });
      expect(agreed.owner.phone).not.toBeNull();
    });

    it('brings another time to the visitor, who accepts it or does not come', async () => {
      const { token, id } = await requested();
      const proposed = { status: 'proposed', dateTime: '2026-11-29 10:00' };
      expect(await answer(id, 'propose', '2026-11-29 10:00')).toMatchObject(proposed);
      expect(await world.visitor.follow(token)).toMatchObject({
        ...proposed,
        next: ['accept', 'propose', 'cancel'],
      });
      expect(await world.visitor.answerAsVisitor(token, 'accept')).toMatchObject({ status: 'accepted' });
      const cancelled = { status: 'cancelled', next: [] };
      expect(await world.visitor.answerAsVisitor(token, 'cancel')).toMatchObject(cancelled);
      expect(await world.owner.read(id)).toMatchObject(cancelled);
    });

    it('takes no answer that is not possible any more', async () => {
      const { token, id } = await requested();
      await expect(world.visitor.answerAsVisitor(token, 'accept')).rejects.toMatchObject(notPossible);
      expect(await answer(id, 'decline')).toMatchObject({ status: 'declined', next: [] });
      await expect(answer(id, 'accept')).rejects.toMatchObject(notPossible);
      await expect(world.visitor.answerAsVisitor(token, 'cancel')).rejects.toMatchObject(notPossible);
    });

    it('lists what waits for an answer apart, page by page', async () => {
      const [first, second] = [await requested('17:00'), await requested('18:00')];
      await answer(first.id, 'propose', '2026-11-29 10:00');
      const waiting = { ...all, waiting: true };
      const received = await world.owner.received(waiting);
      expect(received.data.map(({ id }) => id)).toContain(second.id);
      expect(received.data.map(({ id }) => id)).not.toContain(first.id);
      expect((await world.visitor.sent(waiting)).data.map(({ id }) => id)).toEqual([first.id]);
      const page = await world.owner.received({ ...all, limit: 1 });
      expect([page.data.length, page.total > 1]).toEqual([1, true]);
    });

    it('knows no other viewings', async () => {
      const unknown = refused('not-found', 'error-viewing-not-found');
      await expect(world.visitor.follow('t'.repeat(43))).rejects.toMatchObject(unknown);
      await expect(world.visitor.answerAsVisitor('t'.repeat(43), 'accept')).rejects.toMatchObject(unknown);
      await expect(world.owner.read(987_654)).rejects.toMatchObject(unknown);
      await expect(answer(987_654, 'accept')).rejects.toMatchObject(unknown);
    });
  });
}
