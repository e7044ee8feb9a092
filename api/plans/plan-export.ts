import { Type } from 'typebox';
import { PLAN_FORMATS } from '../../src/core/plans/plan-export.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { SentPlan } from './plans.ts';
import { Done, Key, nullable, oneOf, strict } from '../schema.ts';

const domain = 'plans';
const params = strict({ id: Key });

export const planFile = operation({
  id: 'planFile',
  method: 'POST',
  path: '/api/plan-file',
  summary:
    'A plan as it is shown, made into entries for a calendar or a page of paper (PLAN-06, PLAN-09); it is kept nowhere. `content` is Base64',
  domain,
  callers: ['anyone'],
  guarded: false,
  // The operation only reads.
  idempotent: true,
  body: strict({ id: Key, plan: SentPlan, format: oneOf(PLAN_FORMATS) }),
  answer: strict({ name: Type.String(), type: Type.String(), content: Type.String() }),
});

export const planCalendar = operation({
  id: 'planCalendar',
  method: 'GET',
  path: '/api/plan/{id}/calendar',
  summary: 'The address that calendars subscribe to a plan at; null while there is none',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  own: 'plan',
  params,
  answer: strict({ address: nullable(Type.String()) }),
});

export const openPlanCalendar = operation({
  id: 'openPlanCalendar',
  method: 'POST',
  path: '/api/plan/{id}/calendar',
  summary: 'Makes that address; one that is there stays',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  idempotent: true,
  params,
  answer: strict({ address: Type.String() }),
});

export const endPlanCalendar = operation({
  id: 'endPlanCalendar',
  method: 'DELETE',
  path: '/api/plan/{id}/calendar',
  summary: 'Ends that address: whoever has it gets nothing more',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  params,
  answer: Done,
});

export const planExportOperations = [planFile, planCalendar, openPlanCalendar, endPlanCalendar];
