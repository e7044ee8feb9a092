import { Type } from 'typebox';
import { PLAN_LIMITS } from '../../src/core/plans/moving-plan.ts';
import { LINK_ACCESSES } from '../../src/core/plans/together/shared-plans.ts';
import { SERVICE_ORDER_STATUSES } from '../../src/core/services/service-order.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { OrderedGoods } from './planned-things.ts';
import { STORED_PLAN, SentPlan } from './plans.ts';
import { Day } from '../properties/property-schemas.ts';
import { Done, Key, Moment, oneOf, strict, Token, Version } from '../schema.ts';
import { Window, Work } from '../services/services.ts';

const domain = 'plans';
const Access = oneOf(LINK_ACCESSES);
const Link = strict({ access: Access, token: Token, createdAt: Moment });

const SharedPlan = strict({
  ...STORED_PLAN,
  id: Token,
  planId: Key,
  access: Access,
  owner: Type.String({ description: 'What the plan’s owner is called' }),
  orders: Type.Array(
    strict({
      work: oneOf(['cleaning', 'move']),
      state: strict({
        number: Type.String(),
        status: oneOf(SERVICE_ORDER_STATUSES),
        date: Day,
        window: Window,
        work: Work,
      }),
    }),
  ),
  goods: Type.Array(OrderedGoods),
});

export const planLinks = operation({
  id: 'planLinks',
  method: 'GET',
  path: '/api/plan/{id}/links',
  summary: 'The links of a plan that are not ended (PLAN-08)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  own: 'plan',
  params: strict({ id: Key }),
  answer: strict({ data: Type.Array(Link) }),
});

export const makePlanLink = operation({
  id: 'makePlanLink',
  method: 'POST',
  path: '/api/plan/{id}/links',
  summary: 'The link of a plan to read or to edit it: a new one where there is none',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  idempotent: true,
  params: strict({ id: Key }),
  body: strict({ access: Access }),
  answer: Link,
});

export const endPlanLink = operation({
  id: 'endPlanLink',
  method: 'DELETE',
  path: '/api/plan/{id}/links/{access}',
  summary: 'Ends a link of a plan: whoever has it is told so from then on',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  params: strict({ id: Key, access: Access }),
  answer: Done,
});

export const sharedPlan = operation({
  id: 'sharedPlan',
  method: 'GET',
  path: '/api/shared-plan/{token}',
  summary: 'A plan as who has a link sees it: without the links of its orders',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: SharedPlan,
});

export const saveSharedPlan = operation({
  id: 'saveSharedPlan',
  method: 'POST',
  path: '/api/shared-plan/{token}',
  summary:
    'Keeps a change through a link to edit, under a name; refused with 409 `error-edited-elsewhere` where something else was saved meanwhile. What is ordered stays as it was',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({
    plan: SentPlan,
    version: Version,
    name: Type.String({ minLength: 1, maxLength: PLAN_LIMITS.name }),
  }),
  answer: SharedPlan,
});

export const sharedPlanOperations = [planLinks, makePlanLink, endPlanLink, sharedPlan, saveSharedPlan];
