import { describe, expect, it } from 'vitest';
import { decidedBlocks } from '../../../src/core/team/case-evidence.ts';
import type { EvidenceBlock } from '../../../src/core/team/case-evidence.ts';
import {
  APPEAL_DAYS,
  claimEnd,
  ensureAppealable,
  ensureAppealDecidable,
  ensureClaimed,
  ensureUndoable,
  MAX_CASE_TEXT,
  parseSubjectKey,
  requiredCaseText,
  subjectKey,
  undoEnd,
} from '../../../src/core/team/cases.ts';
import type { CaseMember, DecisionState } from '../../../src/core/team/cases.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const moderator: CaseMember = { accountId: 1, name: 'Радка', roles: ['moderator'] };
const colleague: CaseMember = { accountId: 2, name: 'Симеон', roles: ['moderator'] };
const decided: DecisionState = {
  decidedBy: 1,
  decidedAt: NOW,
  mailAt: undoEnd(NOW),
  undoneAt: null,
  appealedAt: null,
  appealOutcome: null,
};
const failure = (kind: string, messageKey: string) => expect.objectContaining({ kind, messageKey }) as Error;

describe('The key of a subject', () => {
  it('names the kind of the record and its number', () => {
    expect(subjectKey({ subject: 'service-order', id: 12 })).toBe('service-order-12');
    expect(parseSubjectKey('service-order-12')).toEqual({ subject: 'service-order', id: 12 });
  });

  it.each(['', 'home', 'home-', '-12', 'home-0', 'home-1x', 'castle-12', 'home-12-'])(
    'rejects “%s”',
    (key) => {
      expect(parseSubjectKey(key)).toBeNull();
    },
  );
});

describe('A claim of a case', () => {
  const claim = { accountId: 1, claimedUntil: claimEnd(NOW) };

  it('is valid for ten minutes', () => {
    expect(() => ensureClaimed(claim, moderator, after(9))).not.toThrow();
    expect(() => ensureClaimed(claim, moderator, after(10))).toThrow(
      failure('conflict', 'error-case-claim-expired'),
    );
  });

  it('is valid for its member only', () => {
    expect(() => ensureClaimed(claim, colleague, NOW)).toThrow(failure('conflict', 'error-case-claimed'));
    expect(() => ensureClaimed(undefined, moderator, NOW)).toThrow(
      failure('conflict', 'error-case-claim-expired'),
    );
  });
});

describe('An undo', () => {
  it('is possible until the mail is sent', () => {
    expect(() => ensureUndoable(decided, moderator, after(4.99))).not.toThrow();
    expect(() => ensureUndoable(decided, moderator, after(5))).toThrow(
      failure('conflict', 'error-undo-too-late'),
    );
  });

  it('is not possible twice, or for a final decision', () => {
    expect(() => ensureUndoable({ ...decided, undoneAt: NOW }, moderator, NOW)).toThrow(
      failure('conflict', 'error-decision-undone'),
    );
    expect(() => ensureUndoable({ ...decided, mailAt: null }, moderator, NOW)).toThrow(
      failure('conflict', 'error-decision-final'),
    );
  });

  it('is limited to a member’s own decisions, in any role but the owner’s', () => {
    expect(() => ensureUndoable(decided, colleague, NOW)).toThrow(
      failure('not-allowed', 'error-team-not-allowed'),
    );
    expect(() => ensureUndoable(decided, { ...colleague, roles: ['owner'] }, NOW)).not.toThrow();
    expect(() => ensureUndoable(decided, { ...moderator, roles: ['finance'] }, NOW)).not.toThrow();
  });
});

describe('An objection', () => {
  const end = APPEAL_DAYS * 24 * 60;

  it('is possible from the mail on, for six months', () => {
    expect(() => ensureAppealable(decided, true, moderator, after(4))).toThrow(
      failure('conflict', 'error-appeal-too-early'),
    );
    expect(() => ensureAppealable(decided, true, moderator, after(5))).not.toThrow();
    expect(() => ensureAppealable(decided, true, moderator, after(end))).not.toThrow();
    expect(() => ensureAppealable(decided, true, moderator, after(end + 1))).toThrow(
      failure('conflict', 'error-appeal-too-late'),
    );
  });

  it('is decided by another member, once', () => {
    const appealed = { ...decided, appealedAt: NOW };
    expect(() => ensureAppealDecidable(appealed, moderator)).toThrow(
      failure('not-allowed', 'error-appeal-own'),
    );
    expect(() => ensureAppealDecidable(appealed, { ...moderator, roles: ['owner'] })).toThrow(
      failure('not-allowed', 'error-appeal-own'),
    );
    expect(() => ensureAppealDecidable(appealed, colleague)).not.toThrow();
    expect(() => ensureAppealDecidable(appealed, { ...colleague, roles: ['support'] })).toThrow(
      failure('not-allowed', 'error-team-not-allowed'),
    );
    expect(() => ensureAppealDecidable({ ...appealed, appealOutcome: 'upheld' }, colleague)).toThrow(
      failure('conflict', 'error-appeal-decided'),
    );
    expect(() => ensureAppealDecidable(decided, colleague)).toThrow(failure('not-found', 'error-not-found'));
  });
});

describe('A reason', () => {
  it('is trimmed, required and limited', () => {
    expect(requiredCaseText('  Измама. ', 'reason')).toBe('Измама.');
    expect(() => requiredCaseText(' \n ', 'reason')).toThrow('validation_failed');
    expect(requiredCaseText('я'.repeat(MAX_CASE_TEXT), 'reason')).toHaveLength(MAX_CASE_TEXT);
    expect(() => requiredCaseText('я'.repeat(MAX_CASE_TEXT + 1), 'reason')).toThrow('validation_failed');
  });
});

describe('The version of a case', () => {
  it('covers the evidence without history, account and earlier decisions', () => {
    const text: EvidenceBlock = { type: 'text', label: 'case-text-review', text: 'Лошо.', warnings: [] };
    const context: EvidenceBlock[] = [
      { type: 'history', entries: [] },
      { type: 'decisions', decisions: [] },
      { type: 'prices', prices: [] },
    ];
    expect(decidedBlocks([text, ...context])).toEqual([text]);
  });
});
