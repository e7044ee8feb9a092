import { Type } from 'typebox';
import { APPEAL_OUTCOMES } from '../../src/core/team/cases.ts';
import { Count, Id, Moment, nullable, oneOf, strict } from '../schema.ts';

/** Key of a text of the back office. */
const TextKey = Type.String();
const Address = Type.String({ description: 'URL of a picture, from the root of the site' });

const Side = strict({
  subject: Type.String({ description: '`home-12`' }),
  title: Type.String(),
  owner: Type.String(),
  price: nullable(Type.Integer({ description: 'stotinki per month' })),
  publishedAt: Moment,
  pictures: Type.Array(Address),
});

/** Part of a case's page; one screen renders all kinds of cases from these blocks. */
export const EvidenceBlock = Type.Union([
  strict({
    type: Type.Literal('facts'),
    facts: Type.Array(
      strict({
        label: TextKey,
        format: oneOf(['text', 'key', 'money', 'moment', 'link', 'reason', 'record', 'visit']),
        value: Type.String({
          description: 'stotinki for `money`, `home-12` for `record`, `2026-11-21 08-12` for `visit`',
        }),
        title: Type.Optional(Type.String({ description: 'title of a record, teams of a visit' })),
      }),
    ),
  }),
  strict({
    type: Type.Literal('text'),
    label: TextKey,
    text: Type.String(),
    warnings: Type.Array(TextKey),
  }),
  strict({
    type: Type.Literal('reports'),
    reports: Type.Array(
      strict({ reason: TextKey, text: Type.String(), byPeople: Type.Boolean(), at: Moment }),
    ),
  }),
  strict({ type: Type.Literal('pictures'), label: TextKey, pictures: Type.Array(Address) }),
  strict({ type: Type.Literal('comparison'), one: Side, others: Type.Array(Side) }),
  strict({
    type: Type.Literal('messages'),
    messages: Type.Array(
      strict({
        author: Type.String(),
        isReported: Type.Boolean(),
        text: Type.String(),
        pictures: Type.Array(Address),
        warnings: Type.Array(TextKey),
        at: Moment,
      }),
    ),
  }),
  strict({
    type: Type.Literal('account'),
    account: strict({
      id: Id,
      name: Type.String(),
      type: Type.String(),
      createdAt: Moment,
      homes: Count,
      offers: Count,
      products: Count,
    }),
  }),
  strict({
    type: Type.Literal('prices'),
    prices: Type.Array(strict({ at: Moment, before: Type.Integer(), after: Type.Integer() })),
  }),
  strict({
    type: Type.Literal('history'),
    entries: Type.Array(
      strict({ at: Moment, operator: Type.String(), operation: Type.String(), reason: Type.String() }),
    ),
  }),
  strict({
    type: Type.Literal('decisions'),
    decisions: Type.Array(
      strict({
        id: Id,
        kind: Type.String(),
        title: Type.String(),
        decision: Type.String(),
        reason: Type.String(),
        by: nullable(Type.String({ description: 'null once the account was deleted' })),
        at: Moment,
        isUndone: Type.Boolean(),
        appealOutcome: nullable(oneOf(APPEAL_OUTCOMES)),
      }),
    ),
  }),
]);

export const OpenedCase = strict({
  id: Type.String(),
  kind: Type.String(),
  subject: Type.String({ description: '`home-12`' }),
  title: Type.String(),
  since: Moment,
  count: Count,
  assignedUntil: Moment,
  version: Type.String({ description: 'value to send with the decision' }),
  evidence: Type.Array(EvidenceBlock),
  decisions: Type.Array(
    strict({
      name: Type.String(),
      needsReason: Type.Boolean(),
      reasons: Type.Array(TextKey),
      isUndoable: Type.Boolean(),
      isAppealable: Type.Boolean(),
    }),
  ),
});
