import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CommentGateway } from '../../../src/core/journal/comment.ts';
import { failureOf } from '../../support/a-failure.ts';

export type CommentWorld = {
  /** Of a visitor, and of somebody who is signed in with a confirmed address. */
  visitor: CommentGateway;
  person: CommentGateway;
  /** A captcha that was solved for a comment. */
  captcha(): Promise<string>;
  /** A post below which nothing is written yet. */
  post: string;
};

let visitors = 0;

/** What every gateway of comments does (BLOG-02). */
export function commentGatewayContract(makeWorld: () => Promise<CommentWorld>): void {
  describe('A gateway of comments', () => {
    let world: CommentWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const aComment = async (changes: object = {}) => ({
      post: world.post,
      name: 'Мария Георгиева',
      email: `visitor-${(visitors += 1)}@example.com`,
      text: `Много полезно, благодаря! ${randomUUID().replace(/\d/g, '')}`,
      key: randomUUID(),
      captcha: await world.captcha(),
      ...changes,
    });
    const read = (gateway: CommentGateway, own: readonly string[] = [], page = { offset: 0, limit: 10 }) =>
      gateway.comments({ post: world.post, own, ...page });
    const unknown = failureOf('not-found', 'error-comment-not-found');

    it('shows a visitor’s comment, which is the own one to who has its secret', async () => {
      const written = await aComment();
      const { comment, secret } = await world.visitor.write(written);
      expect(comment).toMatchObject({ name: written.name, text: written.text, status: 'shown', own: true });
      expect(await read(world.visitor, [secret ?? ''])).toMatchObject({ total: 1, data: [{ own: true }] });
      expect(await read(world.visitor)).toMatchObject({ total: 1, data: [{ id: comment.id, own: false }] });
    });

    it('writes once for each key', async () => {
      const written = await aComment();
      const first = await world.visitor.write(written);
      expect(await world.visitor.write(written)).toEqual(first);
      await expect(world.visitor.write({ ...written, text: 'Нещо друго.' })).rejects.toMatchObject(
        failureOf('conflict', 'comment-key-used'),
      );
    });

    it('holds a comment with a link, which its writer alone sees', async () => {
      const written = await aComment({ text: `Вижте www.example.com ${randomUUID()}` });
      const { comment, secret } = await world.visitor.write(written);
      expect(comment.status).toBe('held');
      expect((await read(world.visitor)).total).toBe(0);
      expect((await read(world.visitor, [secret ?? ''])).data).toMatchObject([{ status: 'held', own: true }]);
    });

    it('needs a solved captcha of visitors, and none of who is signed in', async () => {
      await expect(world.visitor.write(await aComment({ captcha: 'unsolved' }))).rejects.toMatchObject(
        failureOf('invalid', 'captcha-failed'),
      );
      const { comment, secret } = await world.person.write(await aComment({ captcha: '' }));
      expect([comment.status, secret]).toEqual(['shown', null]);
    });

    it('shows the newest first, page by page', async () => {
      const first = await world.visitor.write(await aComment());
      const second = await world.visitor.write(await aComment());
      expect((await read(world.visitor)).data.map(({ id }) => id)).toEqual([
        second.comment.id,
        first.comment.id,
      ]);
      expect(await read(world.visitor, [], { offset: 1, limit: 1 })).toMatchObject({
        total: 2,
        data: [{ id: first.comment.id }],
      });
    });

    it('removes a comment for who has its secret, and for nobody else', async () => {
      const { comment, secret } = await world.visitor.write(await aComment());
      await expect(world.visitor.remove(comment.id, 's'.repeat(43))).rejects.toMatchObject(unknown);
      await world.visitor.remove(comment.id, secret);
      expect((await read(world.visitor)).total).toBe(0);
      await expect(world.visitor.remove(comment.id, secret)).rejects.toMatchObject(unknown);
    });

    it('takes reports of what is shown', async () => {
      const { comment } = await world.visitor.write(await aComment());
      await world.visitor.report(comment.id, 'offensive');
      await expect(world.visitor.report(987_654, 'offensive')).rejects.toMatchObject(unknown);
    });
  });
}
