import { describe, expect, it } from 'vitest';
import { AnswerCommand, conversationRules } from '../../../src/core/conversations/conversation-commands.ts';
import { hasLink } from '../../../src/core/conversations/message-text.ts';
import {
  EMPTY_FIRST_MESSAGE,
  FirstMessageCommand,
} from '../../../src/core/conversations/first-message-command.ts';
import { roommateRules } from '../../../src/core/roommates/roommate-offer-command.ts';
import type { FirstMessageForm } from '../../../src/core/conversations/first-message-command.ts';

const aMessage = (changes: Partial<FirstMessageForm> = {}) =>
  new FirstMessageCommand({
    ...EMPTY_FIRST_MESSAGE,
    name: 'Ани',
    phone: '0888 123 456',
    message: 'Здравейте! Свободна ли е стаята?',
    ...changes,
  });

describe('Links in a message', () => {
  it.each([
    'http://example.com',
    'Вижте https://example.com/room?id=1.',
    'www.example.test',
    'пишете на t.me/room',
    'example.bg',
    'стая.бг',
    'EXAMPLE.COM',
    'снимки: bit.ly/3xYz',
    'ftp://files.example',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'exam\u200bple.c\u00adom',
    'зад имейл a@b.bg и example.net',
    'javascript://alert',
    '<a href="//evil.com">тук</a>',
    'my-room.online',
  ])('include %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    'Здравейте.Интересувам се от стаята.',
    'Пишете ми на ani@example.bg, моля.',
    'Цената е 350.50 лв. на месец, т.е. със сметките.',
    'ул. „Роза“ 5, ет.3, ап.12',
    'It is quiet.Live music never bothers me.',
    '<script>alert(1)</script>',
    'Настанявам се на 01.10.2026 г.',
    'Студент съм в ТУ.Търся стая.',
    'и/или',
  ])('exclude %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it('are found quickly in any text', () => {
    const began = performance.now();
    for (const text of ['а'.repeat(2_000), 'a.'.repeat(1_000), 'a@'.repeat(1_000), '-.'.repeat(1_000)]) {
      hasLink(text);
    }
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('The first message to a poster (MATE-03)', () => {
  it('requires a name, a mobile number and a few words', () => {
    expect(aMessage().errors()).toEqual({});
    expect(new FirstMessageCommand(EMPTY_FIRST_MESSAGE).errors()).toEqual({
      name: 'error-name-required',
      phone: 'error-phone-required',
      message: 'error-message-too-short',
    });
  });

  it.each([
    ['name', 'А', 'error-name-required'],
    ['name', 'вижте example.com', 'error-message-links'],
    ['phone', '02 987 65 43', 'error-phone-invalid'],
    ['email', 'ani@', 'error-email-invalid'],
    ['message', 'да', 'error-message-too-short'],
    ['message', 'я'.repeat(2_001), 'error-message-too-long'],
    ['message', 'я'.repeat(100_000), 'error-message-too-long'],
    ['message', 'Още снимки: example.com', 'error-message-links'],
  ])('with %s “%.20s” is marked', (field, value, error) => {
    expect(aMessage({ [field]: value }).errors()).toEqual({ [field]: error });
  });

  it('rejects one or two words, and an invalid e-mail address', () => {
    expect(aMessage({ message: ' да! ' }).errors()).toEqual({});
    expect(aMessage({ message: 'я'.repeat(2_000), email: 'ani@example.bg' }).errors()).toEqual({});
    expect(aMessage({ email: `${'a'.repeat(250)}@b.bg` }).errors()).toEqual({ email: 'error-email-invalid' });
    expect(aMessage({ name: 'a.bg', message: 'a.bg' }).errors()).toEqual({
      name: 'error-message-links',
      message: 'error-message-links',
    });
  });

  it('is trimmed', () => {
    const typed = {
      name: ' Ани ',
      phone: ' 0888 123 456 ',
      email: ' ani@example.bg ',
      message: ' Свободна ли е? ',
    };
    expect({ ...conversationRules.message.commandOf({ ...typed, sharePhone: true }) }).toEqual({
      name: 'Ани',
      phone: '0888123456',
      email: 'ani@example.bg',
      message: 'Свободна ли е?',
      sharePhone: true,
    });
    expect(Object.keys(conversationRules.message.errorsOf(EMPTY_FIRST_MESSAGE))).toHaveLength(3);
  });

  it('accepts phones as people type them', () => {
    expect(aMessage({ phone: '+359 888-123-456' }).phone).toBe('0888123456');
  });
});

describe('A reply', () => {
  it.each([
    ['да', {}],
    [' ', { message: 'error-message-required' }],
    ['www.example.com', { message: 'error-message-links' }],
    ['я'.repeat(2_001), { message: 'error-message-too-long' }],
  ])('“%.20s” is validated and trimmed', (text, errors) => {
    expect(conversationRules.answer.errorsOf(text)).toEqual(errors);
    expect(new AnswerCommand(` ${text} `).message).toBe(text.trim());
  });
});

describe('A report of a roommate offer', () => {
  const report = { reason: 'other' as const, text: ' Няма такава стая. ', email: '' };

  it('requires a description', () => {
    expect(roommateRules.report.errorsOf(report)).toEqual({});
    expect(roommateRules.report.errorsOf({ ...report, text: '' })).toEqual({
      text: 'error-report-text-required',
    });
    expect(roommateRules.report.commandOf(report).text).toBe('Няма такава стая.');
  });
});
