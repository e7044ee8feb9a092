import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Count, oneOf, strict, text } from '../schema.ts';

const domain = 'team';

const Resource = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });
const RecordId = Type.String({ pattern: '^[a-zA-Z0-9_-]+(:[a-zA-Z0-9_-]+)*$', maxLength: 80 });
const Name = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });

/** A row of a resource; its fields are those of the resource's file in `server/modules/team/records`. */
const TeamRecord = Type.Record(Type.String(), Type.Unknown());

/** Maximum rows of a page. */
const MAX_ROWS = 100;

export const teamRecords = operation({
  id: 'teamRecords',
  method: 'GET',
  path: '/api/team/records/{resource}',
  summary:
    'Returns a page of records of a kind, filtered and sorted (TEAM-05); `total` counts at most 10,000',
  domain,
  callers: ['team'],
  permission: '{resource}.read',
  guarded: false,
  params: strict({ resource: Resource }),
  query: strict({
    q: Type.Optional(text(200)),
    /** A JSON object: values by the resource's filter names. */
    filter: Type.Optional(text(2_000)),
    sort: Type.Optional(text(40)),
    order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ROWS })),
  }),
  answer: strict({ data: Type.Array(TeamRecord), total: Count, isCapped: Type.Boolean() }),
});

export const teamRecord = operation({
  id: 'teamRecord',
  method: 'GET',
  path: '/api/team/records/{resource}/{id}',
  summary: 'Returns a record with its details and timeline (TEAM-05)',
  domain,
  callers: ['team'],
  permission: '{resource}.read',
  guarded: false,
  params: strict({ resource: Resource, id: RecordId }),
  answer: strict({ record: TeamRecord }),
});

/** Address and query of the file of a list, which is served beside the contract. */
export const ExportParams = strict({ resource: Resource });
export const ExportQuery = strict({
  q: Type.Optional(text(200)),
  filter: Type.Optional(text(2_000)),
  format: Type.Optional(Type.Literal('csv')),
  language: Type.Optional(oneOf(['bg', 'en'])),
});

const ActionBody = strict({
  reason: Type.Optional(text(2_000)),
  input: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 60 })),
});

export const createTeamRecord = operation({
  id: 'createTeamRecord',
  method: 'POST',
  path: '/api/team/records/{resource}',
  summary: 'Creates a record, such as a member of the team',
  domain,
  callers: ['team'],
  permission: '{resource}.write',
  guarded: false,
  params: strict({ resource: Resource }),
  body: ActionBody,
  answer: strict({ record: TeamRecord }),
  status: 201,
});

export const changeTeamRecord = operation({
  id: 'changeTeamRecord',
  method: 'POST',
  path: '/api/team/records/{resource}/{id}/{action}',
  summary: 'Runs an action on a record, such as `suspend`; it is written to the audit log',
  domain,
  callers: ['team'],
  permission: '{resource}.{action}',
  guarded: false,
  params: strict({ resource: Resource, id: RecordId, action: Name }),
  body: ActionBody,
  answer: strict({ record: TeamRecord }),
});

export const teamSearch = operation({
  id: 'teamSearch',
  method: 'GET',
  path: '/api/team/search',
  summary: 'Finds records of all permitted kinds by name, e-mail, phone, number or text (TEAM-05)',
  domain,
  callers: ['team'],
  guarded: false,
  query: strict({ q: Type.String({ minLength: 2, maxLength: 200 }) }),
  answer: strict({
    data: Type.Array(
      strict({ resource: Type.String(), id: Type.String(), title: Type.String(), detail: Type.String() }),
    ),
  }),
});

export const teamRecordOperations = [teamRecords, teamRecord, createTeamRecord, changeTeamRecord, teamSearch];
