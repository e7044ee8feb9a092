import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactCommand } from '../../../src/core/contact/contact-command.ts';
import type { ContactGateway } from '../../../src/core/contact/contact.ts';
import { failureOf } from '../../support/a-failure.ts';

/** What every way of letters to us does (BLOG-04). */
export function contactGatewayContract(makeGateway: () => Promise<ContactGateway>): void {
  describe('A gateway of letters', () => {
    let gateway: ContactGateway;
    beforeEach(async () => {
      gateway = await makeGateway();
    });
    const aLetter = (message = 'Кога ще отворите и в Пловдив?') =>
      new ContactCommand({
        name: 'Мария Петрова',
        email: 'maria@example.com',
        phone: '',
        subject: 'Въпрос',
        message,
      });

    it('brings a letter once for each key, and gives the number to quote', async () => {
      const key = randomUUID();
      const number = await gateway.send(aLetter(), key);
      expect(number).not.toBe('');
      expect(await gateway.send(aLetter(), key)).toBe(number);
      expect(await gateway.send(aLetter('Друг въпрос, на друга тема.'), randomUUID())).not.toBe(number);
      await expect(gateway.send(aLetter('Трети въпрос към вас.'), key)).rejects.toMatchObject(
        failureOf('conflict', 'contact-key-used'),
      );
    });
  });
}
