import { describe, expect, it } from 'vitest';
import { AUDIT_OPERATIONS, AUDIT_SUBJECTS, parseSubject } from '../../../src/core/team/audit-entry.ts';

describe('The subject of an audit search (TEAM-11)', () => {
  it.each([
    ['home:12', { subject: 'home', subjectId: '12' }],
    ['home', { subject: 'home' }],
    ['home:', { subject: 'home' }],
    ['account:a:b', { subject: 'account', subjectId: 'a:b' }],
  ])('is read from "%s"', (text, subject) => {
    expect(parseSubject(text)).toEqual(subject);
  });

  it.each(['', 'house:12', ':12', 'Home:12'])('is unknown in "%s"', (text) => {
    expect(parseSubject(text)).toBeNull();
  });
});

describe('The names of the audit log', () => {
  it('are unique', () => {
    expect(new Set(AUDIT_OPERATIONS).size).toBe(AUDIT_OPERATIONS.length);
    expect(new Set(AUDIT_SUBJECTS).size).toBe(AUDIT_SUBJECTS.length);
  });

  it('have the form "kind.change" for operations', () => {
    for (const operation of AUDIT_OPERATIONS)
      expect(operation).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
  });
});
