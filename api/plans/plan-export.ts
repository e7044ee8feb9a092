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
    'Converts a plan to calendar entries or a printable page (PLAN-06, PLAN-09) without storing it; `content` is Base64',
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
  summary: 'Returns the calendar URL of a plan; null without one',
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
  summary: 'Creates the calendar URL of a plan; an existing one stays',
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
  summary: 'Revokes the calendar URL of a plan',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'plan',
  params,
  answer: Done,
});

export const planExportOperations = [planFile, planCalendar, openPlanCalendar, endPlanCalendar];
