import { Type } from 'typebox';
import { LEAVING_TASKS, LEAVING_LIMITS } from '../../src/core/plans/leaving/leaving.ts';
import { PLAN_LIMITS } from '../../src/core/plans/moving-plan.ts';
import { MAX_WEIGHT } from '../../src/core/plans/split-costs.ts';
import { PAID_ONCE, PAYMENT_LIMITS } from '../../src/core/plans/together/plan-payment.ts';
import type { ChangedField } from '../../src/core/plans/together/plan-history.ts';
import {
  APPLIANCES,
  BILLS,
  FURNITURES,
  HEATINGS,
  PROPERTY_LIMITS,
} from '../../src/core/properties/property-choices.ts';
import { SERVICE_BOUNDS, SERVICE_TYPES } from '../../src/core/services/service.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Things } from './planned-things.ts';
import { Day, PlanRoom } from '../properties/property-schemas.ts';
import {
  Done,
  Id,
  Key,
  Moment,
  nullable,
  oneOf,
  SquareMetres,
  Stotinki,
  strict,
  text,
  Token,
  Version,
} from '../schema.ts';

const domain = 'plans';
/** City ids are assigned by hand, within the database's integer. */
const CityId = nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));
const within = ({ from, to }: { from: number; to: number }) => Type.Integer({ minimum: from, maximum: to });
const Floor = nullable(within(PROPERTY_LIMITS.floor));
const Lift = nullable(Type.Boolean());
const District = text(PLAN_LIMITS.district);
const measure = ({ min, max }: { min: number; max: number }) =>
  Type.Optional(Type.Integer({ minimum: min, maximum: max }));

const home = {
  propertyId: nullable(Id),
  title: text(PLAN_LIMITS.title),
  cityId: CityId,
  district: District,
  area: SquareMetres,
  bedrooms: within(PROPERTY_LIMITS.bedrooms),
  bathrooms: within(PROPERTY_LIMITS.bathrooms),
  floor: Floor,
  lift: Lift,
  furniture: oneOf(FURNITURES),
  heating: oneOf(HEATINGS),
  price: Stotinki,
  deposit: Stotinki,
  commission: Stotinki,
  bills: Type.Array(
    strict({ bill: oneOf(BILLS), payer: oneOf(['owner', 'tenant']), amount: nullable(Stotinki) }),
    { maxItems: BILLS.length },
  ),
};
const addedToHome = {
  appliances: Type.Array(oneOf(APPLIANCES), { maxItems: APPLIANCES.length }),
  rooms: Type.Array(PlanRoom, { maxItems: 30 }),
  availableFrom: nullable(Day),
  shortestTerm: nullable(within(PROPERTY_LIMITS.shortestTerm)),
};

const Services = strict({
  services: Type.Array(
    strict({
      serviceKey: Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' }),
      name: text(PLAN_LIMITS.title),
      type: oneOf(SERVICE_TYPES),
      price: Stotinki,
      quantity: measure(SERVICE_BOUNDS.quantity),
      hours: measure(SERVICE_BOUNDS.hours),
      sqm: measure(SERVICE_BOUNDS.sqm),
      months: measure(SERVICE_BOUNDS.months),
      severity: measure(SERVICE_BOUNDS.severity),
    }),
    { maxItems: PLAN_LIMITS.services },
  ),
  chosen: Type.Boolean({ description: 'false: computed from the facts, and updated with them' }),
  orderToken: nullable(Token),
});

const Person = within({ from: 0, to: PLAN_LIMITS.people.to - 1 });
const added = {
  names: Type.Array(text(PLAN_LIMITS.name), { maxItems: PLAN_LIMITS.people.to }),
  payments: Type.Array(
    strict({
      id: Key,
      by: Person,
      to: nullable(Person),
      cost: nullable(oneOf(PAID_ONCE)),
      note: text(PAYMENT_LIMITS.note),
      amount: within(PAYMENT_LIMITS.amount),
      on: Day,
    }),
    { maxItems: PAYMENT_LIMITS.payments, description: 'payment for everybody, or to one person (`to`)' },
  ),
  /** Days that replace the proposed ones. */
  days: strict({
    contract: Type.Optional(Day),
    cleaning: Type.Optional(Day),
    move: Type.Optional(Day),
  }),
  deliveryDays: Type.Array(strict({ id: Id, day: Day }), {
    maxItems: PLAN_LIMITS.deliveryDays,
    description: 'requested delivery days of products not ordered yet, by vendor (`id`)',
  }),
  things: Things,
  goodsOrders: Type.Array(Token, {
    maxItems: PLAN_LIMITS.goodsOrders,
    description: 'tokens of the orders of goods made from the plan',
  }),
  leaving: nullable(
    strict({
      notice: Type.Union([
        strict({ count: within(LEAVING_LIMITS.notice.days), unit: Type.Literal('days') }),
        strict({ count: within(LEAVING_LIMITS.notice.months), unit: Type.Literal('months') }),
      ]),
      noticeGivenOn: nullable(Day),
      termEndsOn: Type.Optional(nullable(Day)),
      rentDay: within(LEAVING_LIMITS.rentDay),
      owed: Stotinki,
      depositDays: within(LEAVING_LIMITS.depositDays),
    }),
  ),
  doneTasks: Type.Array(strict({ id: oneOf(LEAVING_TASKS) }), { maxItems: LEAVING_TASKS.length }),
  otherPlan: nullable(Key),
};

/** Required content of a plan since the first version: facts and prices at its creation. */
const content = {
  movingInOn: nullable(Day),
  from: strict({ cityId: CityId, district: District, floor: Floor, lift: Lift }),
  people: within(PLAN_LIMITS.people),
  parts: nullable(
    Type.Array(Type.Integer({ minimum: 0, maximum: MAX_WEIGHT }), { maxItems: PLAN_LIMITS.people.to }),
  ),
  budget: nullable(Stotinki),
  cleaning: Services,
  move: Services,
};

export const Plan = strict({ ...content, home: strict({ ...home, ...addedToHome }), ...added });
/** A page of the previous version sends only known fields; the others stay unchanged. */
export const SentPlan = strict({
  ...content,
  home: strict({ ...home, ...Type.Partial(strict(addedToHome)).properties }),
  ...Type.Partial(strict(added)).properties,
});

export const STORED_PLAN = {
  id: Key,
  plan: Plan,
  version: Version,
  changes: Type.Array(
    strict({
      at: Moment,
      by: Type.String(),
      parts: Type.Array(Type.Unsafe<ChangedField>({ type: 'string' })),
    }),
    { description: 'latest changes of the sections with their authors, newest first' },
  ),
};
const StoredPlan = strict(STORED_PLAN);
const params = strict({ id: Key });

export const ownPlans = operation({
  id: 'ownPlans',
  method: 'GET',
  path: '/api/plan',
  summary: 'Returns the plans stored in the account, the latest first (PLAN-01)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({
    data: Type.Array(
      strict({
        id: Key,
        movingInOn: nullable(Day),
        title: Type.String(),
        cityId: CityId,
        district: Type.String(),
        area: SquareMetres,
        direction: oneOf(['in', 'out']),
      }),
    ),
  }),
});

export const ownPlan = operation({
  id: 'ownPlan',
  method: 'GET',
  path: '/api/plan/{id}',
  summary: 'Returns a plan with the version that the next change must name',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  own: 'plan',
  params,
  answer: StoredPlan,
});

export const savePlan = operation({
  id: 'savePlan',
  method: 'POST',
  path: '/api/plan/{id}',
  summary:
    "Saves a plan. With `version` null it is created under the client's id, once. Otherwise 409 `error-edited-elsewhere` if it has changed since that version",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  idempotent: true,
  params,
  body: strict({ plan: SentPlan, version: nullable(Version) }),
  answer: StoredPlan,
});

export const deletePlan = operation({
  id: 'deletePlan',
  method: 'DELETE',
  path: '/api/plan/{id}',
  summary: 'Deletes a plan permanently; its orders stay',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  params,
  answer: Done,
});

export const planOperations = [ownPlans, ownPlan, savePlan, deletePlan];
