import { Type } from 'typebox';
import { TEAM_VISIT_ACTIONS, TEAM_VISIT_STATUSES } from '../../src/core/services/team-visit.ts';
import { operation } from '../operation.ts';
import { Day } from '../properties/property-schemas.ts';
import { nullable, oneOf, Stotinki, strict, Token } from '../schema.ts';
import { Address, Kind, Line, ServiceType, Window } from './services.ts';

const domain = 'services';
const OrderId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const TeamVisit = strict({
  orderId: OrderId,
  number: Type.String(),
  visit: Type.Integer(),
  date: Day,
  window: Window,
  windowCount: Type.Integer(),
  status: oneOf(TEAM_VISIT_STATUSES),
  type: ServiceType,
  customer: strict({ name: Type.String(), phone: Type.String() }),
  address: Address,
  destination: nullable(Address),
  lines: Type.Array(Line),
  amount: Stotinki,
  notes: Type.String(),
  next: Type.Array(oneOf(TEAM_VISIT_ACTIONS)),
});

export const teamWeek = operation({
  id: 'teamWeek',
  method: 'GET',
  path: '/api/cleaning/team/{token}',
  summary:
    "Returns a service team's visits in the week of a date, this week by default, by the team's secret link",
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  query: strict({ day: Type.Optional(Day) }),
  answer: strict({
    team: strict({ name: Type.String(), kind: Kind }),
    from: Day,
    visits: Type.Array(TeamVisit),
    nextWork: nullable(Day),
  }),
});

export const answerVisit = operation({
  id: 'answerVisit',
  method: 'POST',
  path: '/api/cleaning/team/{token}/visit',
  summary: 'Accepts, finishes or declines a visit as its team; a declined visit goes to another free team',
  domain,
  callers: ['link'],
  guarded: false,
  // A repeated response to a visit has no further effect.
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({
    orderId: OrderId,
    visit: Type.Integer({ minimum: 1, maximum: 48 }),
    // A team may do a split visit on several days. Without the day it is the first one.
    date: Type.Optional(Day),
    action: oneOf(TEAM_VISIT_ACTIONS),
  }),
  answer: TeamVisit,
});

export const serviceTeamOperations = [teamWeek, answerVisit];
