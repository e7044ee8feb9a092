import { Type } from 'typebox';
import { SERVICE_ORDER_STATUSES } from '../../src/core/services/service-order.ts';
import { VISIT_CONFLICTS } from '../../src/core/services/team-schedule.ts';
import { TEAM_VISIT_STATUSES } from '../../src/core/services/team-visit.ts';
import { operation } from '../operation.ts';
import { Day } from '../properties/property-schemas.ts';
import { Count, Id, nullable, oneOf, Stotinki, strict } from '../schema.ts';
import { Address, CityId, Kind, Line, ServiceType, Window } from '../services/services.ts';

const domain = 'team';

const Visit = strict({
  orderId: Id,
  visit: Count,
  teamId: Id,
  kind: Kind,
  cityId: CityId,
  date: Day,
  window: Window,
  windowCount: Count,
  status: oneOf(TEAM_VISIT_STATUSES),
  orderStatus: oneOf(SERVICE_ORDER_STATUSES),
  number: Type.String(),
  visits: Count,
  partNumber: Count,
  partCount: Count,
  type: ServiceType,
  customer: strict({ name: Type.String(), phone: Type.String() }),
  address: Address,
  destination: nullable(Address),
  lines: Type.Array(Line),
  amount: Stotinki,
  notes: Type.String(),
  conflicts: Type.Array(oneOf(VISIT_CONFLICTS)),
});

export const serviceCalendar = operation({
  id: 'serviceCalendar',
  method: 'GET',
  path: '/api/team/service-calendar',
  summary:
    'Teams of a city with their visits and days off, on a day or in its week, and the visits without a team (TEAM-08)',
  domain,
  callers: ['team'],
  permission: 'service-calendar.read',
  guarded: false,
  query: strict({
    day: Type.Optional(Day),
    days: Type.Union([Type.Literal(1), Type.Literal(7)]),
    cityId: Type.Optional(CityId),
  }),
  answer: strict({
    from: Day,
    days: Type.Union([Type.Literal(1), Type.Literal(7)]),
    today: Day,
    cityId: nullable(CityId),
    cities: Type.Array(strict({ id: CityId, name: Type.String(), teams: Count, waiting: Count })),
    teams: Type.Array(
      strict({
        id: Id,
        name: Type.String(),
        kind: Kind,
        cityId: CityId,
        isActive: Type.Boolean(),
        daysOff: Type.Array(Day),
      }),
    ),
    visits: Type.Array(Visit),
    waiting: Type.Array(Visit),
  }),
});

export const teamCalendarOperations = [serviceCalendar];
