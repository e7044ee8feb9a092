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
  owner: Type.String({ description: "name of the plan's owner" }),
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
  summary: 'Returns the active links of a plan (PLAN-08)',
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
  summary: 'Returns the link to read or edit a plan, and creates it if there is none',
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
  summary: 'Revokes a link of a plan; its holders then see that it has ended',
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
  summary: 'Returns a plan by its link, without the links of its orders',
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
    'Saves a change through a link to edit, under a name; 409 `error-edited-elsewhere` if the plan has changed. Orders stay unchanged',
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
