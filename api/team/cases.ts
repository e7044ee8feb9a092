import { Type } from 'typebox';
import { APPEAL_OUTCOMES, MAX_CASE_TEXT } from '../../src/core/team/cases.ts';
import { operation } from '../operation.ts';
import { Count, Done, Id, IdText, Moment, nullable, oneOf, strict, text } from '../schema.ts';
import { OpenedCase } from './case-schemas.ts';

const domain = 'team';
const ofCase = strict({
  id: Type.String({
    pattern: '^[a-z]+(-[a-z]+)*-[1-9][0-9]{0,14}$',
    maxLength: 80,
    description: '`listing-reports-home-12`',
  }),
});
const ofDecision = strict({ id: IdText });
/** Longer texts are trimmed and checked by the core. */
const Typed = text(2 * MAX_CASE_TEXT);

export const teamQueues = operation({
  id: 'teamQueues',
  method: 'GET',
  path: '/api/team/queues',
  summary: "Returns the number and the oldest case of each kind, and the member's claimed cases (TEAM-03)",
  domain,
  callers: ['team'],
  permission: 'cases.read',
  guarded: false,
  answer: strict({
    data: Type.Array(strict({ kind: Type.String(), count: Count, oldest: nullable(Moment), mine: Count })),
  }),
});

export const claimCase = operation({
  id: 'claimCase',
  method: 'POST',
  path: '/api/team/cases/{id}/claim',
  summary:
    'Claims a case for ten minutes and returns its evidence; 409 `error-case-claimed` names another assignee (TEAM-03)',
  domain,
  callers: ['team'],
  permission: 'cases.claim',
  guarded: false,
  idempotent: true,
  params: ofCase,
  body: strict({}),
  answer: strict({ case: OpenedCase }),
});

export const releaseCase = operation({
  id: 'releaseCase',
  method: 'POST',
  path: '/api/team/cases/{id}/release',
  summary: 'Ends the member’s claim of a case',
  domain,
  callers: ['team'],
  permission: 'cases.claim',
  guarded: false,
  idempotent: true,
  params: ofCase,
  body: strict({}),
  answer: Done,
});

export const decideCase = operation({
  id: 'decideCase',
  method: 'POST',
  path: '/api/team/cases/{id}/decide',
  summary:
    'Decides a claimed case at once; mails are sent after the time to undo. 409 `error-edited-elsewhere` if the evidence has changed (TEAM-04)',
  domain,
  callers: ['team'],
  permission: 'cases.claim',
  guarded: false,
  params: ofCase,
  body: strict({
    decision: text(40),
    reason: Typed,
    version: text(100),
  }),
  answer: strict({
    decisionId: Id,
    undoUntil: nullable(Type.String({ format: 'date-time', description: 'null for a final decision' })),
  }),
});

export const undoDecision = operation({
  id: 'undoDecision',
  method: 'POST',
  path: '/api/team/decisions/{id}/undo',
  summary: 'Reverts a decision and deletes its waiting mails; 409 `error-undo-too-late` after five minutes',
  domain,
  callers: ['team'],
  permission: 'cases.undo',
  guarded: false,
  params: ofDecision,
  body: strict({}),
  answer: Done,
});

export const registerAppeal = operation({
  id: 'registerAppeal',
  method: 'POST',
  path: '/api/team/decisions/{id}/appeal',
  summary: 'Registers the objection of the affected person; it waits for another member (TEAM-04)',
  domain,
  callers: ['team'],
  permission: 'appeals.register',
  guarded: false,
  params: ofDecision,
  body: strict({ text: Typed }),
  answer: Done,
});

export const decideAppeal = operation({
  id: 'decideAppeal',
  method: 'POST',
  path: '/api/team/appeals/{id}/decide',
  summary: 'Upholds or reverses a colleague’s decision after an objection, and mails the answer (TEAM-04)',
  domain,
  callers: ['team'],
  permission: 'appeals.decide',
  guarded: false,
  params: ofDecision,
  body: strict({ outcome: oneOf(APPEAL_OUTCOMES), answer: Typed }),
  answer: Done,
});

export const teamCaseOperations = [
  teamQueues,
  claimCase,
  releaseCase,
  decideCase,
  undoDecision,
  registerAppeal,
  decideAppeal,
];
