import { describe, expect, it } from 'vitest';
import { ContactCommand, contactRules } from '../../../src/core/contact/contact-command.ts';
import { EMPTY_CONTACT } from '../../../src/core/contact/contact.ts';
import type { ContactForm } from '../../../src/core/contact/contact.ts';

describe('A contact message', () => {
  it('has a name and a subject in one line, whatever was pasted (BLOG-04)', () => {
    const command = new ContactCommand({
      ...EMPTY_CONTACT,
      name: ' Мария\r\nПетрова ',
      subject: 'Въпрос\r\nBcc: all@example.com\u2028за\tнаема',
    });
    expect(command.name).toBe('Мария Петрова');
    expect(command.subject).toBe('Въпрос Bcc: all@example.com за наема');
  });

  const letter: ContactForm = {
    name: 'Мария',
    email: 'maria@primer.bg',
    phone: '',
    subject: 'Въпрос',
    message: 'Как се публикува обява?',
  };

  it('is empty at first, and requires every field except the phone', () => {
    expect(contactRules.errorsOf(EMPTY_CONTACT)).toEqual({
      name: 'error-name-required',
      email: 'error-email-invalid',
      subject: 'error-contact-subject',
      message: 'error-contact-message',
    });
  });

  it.each([
    [{}, {}],
    [{ phone: '0888 123 456' }, {}],
    [{ phone: '02 987 65 43' }, { phone: 'error-phone-invalid' }],
    [{ name: 'М' }, { name: 'error-name-required' }],
    [{ email: `${'a'.repeat(250)}@b.bg` }, { email: 'error-email-invalid' }],
    [{ subject: 'За' }, { subject: 'error-contact-subject' }],
    [{ subject: 'а'.repeat(151) }, { subject: 'error-contact-subject' }],
    [{ message: ` ${'а'.repeat(9)} ` }, { message: 'error-contact-message' }],
    [{ message: 'а'.repeat(10) }, {}],
    [{ message: 'а'.repeat(5_000) }, {}],
    [{ message: 'а'.repeat(5_001) }, { message: 'error-text-too-long' }],
  ] as [Partial<ContactForm>, object][])('with $0 gives $1', (change, errors) => {
    expect(contactRules.errorsOf({ ...letter, ...change })).toEqual(errors);
  });

  it('is trimmed', () => {
    const spaced = {
      ...letter,
      email: ' maria@primer.bg ',
      phone: '+359 888 123 456',
      message: `${letter.message} `,
    };
    expect({ ...contactRules.commandOf(spaced) }).toEqual({ ...letter, phone: '0888123456' });
  });
});
