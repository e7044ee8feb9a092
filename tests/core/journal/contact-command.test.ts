import { describe, expect, it } from 'vitest';
import { ContactCommand } from '../../../src/core/journal/contact-command.ts';
import { EMPTY_CONTACT } from '../../../src/core/journal/contact-form.ts';

describe('A letter to us', () => {
  it('has its name and its subject in one line, whatever was pasted (BLOG-04)', () => {
    const command = new ContactCommand({
      ...EMPTY_CONTACT,
      name: ' Мария\r\nПетрова ',
      subject: 'Въпрос\r\nBcc: all@example.com\u2028за\tнаема',
    });
    expect(command.name).toBe('Мария Петрова');
    expect(command.subject).toBe('Въпрос Bcc: all@example.com за наема');
  });
});
