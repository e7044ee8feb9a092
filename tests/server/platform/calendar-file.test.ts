import { describe, expect, it } from 'vitest';
import { CalendarWriter } from '../../../server/platform/documents/calendar-file.ts';

const entry = {
  start: new Date('2026-12-01T10:00:00Z'),
  minutes: 30,
  uid: 'a',
  sequence: 0,
  isCancelled: false,
  title: 'Оглед',
  description: '',
  location: '',
  url: 'https://uyut.example/',
};
const linesOf = (sender: string, name?: string) =>
  new CalendarWriter(sender, 'Viewings')
    .write([entry], name)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');

describe('A calendar file (RFC 5545)', () => {
  it.each([
    ['"Уют; жилища" <no-reply@uyut.example>', 'ORGANIZER;CN="Уют; жилища":MAILTO:no-reply@uyut.example'],
    ['Магазин "Зора" <no-reply@uyut.example>', `ORGANIZER;CN="Магазин 'Зора'":MAILTO:no-reply@uyut.example`],
    [
      '"Магазин \\"Зора\\"" <no-reply@uyut.example>',
      `ORGANIZER;CN="Магазин 'Зора'":MAILTO:no-reply@uyut.example`,
    ],
  ])('names %s as its organizer', (sender, line) => {
    expect(linesOf(sender)).toContain(line);
  });

  it('escapes the name of the calendar', () => {
    expect(linesOf('Уют <a@uyut.example>', 'План: кухня, баня; таван \\ мазе\nи двор')).toContain(
      'X-WR-CALNAME:План: кухня\\, баня\\; таван \\\\ мазе и двор',
    );
  });
});
