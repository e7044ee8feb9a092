import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { strict, Token } from '../schema.ts';
import { ServiceOrder } from './services.ts';

export const withdrawServiceOrder = operation({
  id: 'withdrawServiceOrder',
  method: 'POST',
  path: '/api/cleaning/order/{token}/withdrawal',
  summary:
    'Withdraws from the cleaning of an order within 14 days; `hasBegun` is the state on which the shown costs were based',
  domain: 'services',
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ hasBegun: Type.Boolean() }),
  answer: ServiceOrder,
});

export const serviceWithdrawalOperations = [withdrawServiceOrder];
