import { describe, expect, it } from 'vitest';
import { withoutContacts } from '../../../src/core/shared/contact-patterns.ts';

describe('A title in the subject of an email', () => {
  it.each([
    ['Двустаен до парка, тел. 0888 123 456', 'Двустаен до парка'],
    ['Двустаен 0888/12-34-56 до парка', 'Двустаен до парка'],
    ['Студио +359 (88) 812 34 56', 'Студио'],
    ['Студио, пишете на ivan@example.com', 'Студио, пишете на'],
    ['Студио www.example.com/home?id=5 в центъра', 'Студио в центъра'],
    ['Студио https://t.me/ivan', 'Студио'],
    ['Студио example.com', 'Студио'],
    ['Двустаен, 65 м², ет. 3, 900 лв.', 'Двустаен, 65 м², ет. 3, 900 лв.'],
    ['0888 123 456', ''],
  ])('%s becomes %s', (title, subject) => {
    expect(withoutContacts(title)).toBe(subject);
  });
});
