import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Side } from '../../../src/core/conversations/conversation.ts';

const LETTERS: Record<Side, string> = { poster: 'p', asker: 'a' };
const ADDRESS = /^answer\+(\d{1,15})([pa])([\da-f]{32})@(.+)$/;
/** Length of the code, so that the local part stays within 64 characters. */
const CODE_LENGTH = 32;

/**
 * Reply addresses of mails about conversations, one per side, with an unguessable code. Lower case only,
 * because mail servers may change the case.
 */
export class AnswerAddresses {
  /** @param key secret of 32 bytes */
  constructor(
    private readonly domain: string,
    private readonly key: Buffer,
  ) {}

  of(conversationId: number, side: Side): string {
    const name = `${conversationId}${LETTERS[side]}`;
    return `answer+${name}${this.code(name)}@${this.domain}`;
  }

  read(address: string): { id: number; side: Side } | undefined {
    const [, id, letter, code, domain] = ADDRESS.exec(address) ?? [];
    if (id === undefined || code === undefined || domain !== this.domain) return undefined;
    if (!timingSafeEqual(Buffer.from(code), Buffer.from(this.code(`${id}${letter}`)))) return undefined;
    return { id: Number(id), side: letter === LETTERS.poster ? 'poster' : 'asker' };
  }

  private code(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('hex').slice(0, CODE_LENGTH);
  }
}
