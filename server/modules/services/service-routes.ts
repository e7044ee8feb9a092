import type { QueryOf } from '../../../api/operation.ts';
import * as interior from '../../../api/services/interior.ts';
import * as teams from '../../../api/services/service-teams.ts';
import * as withdrawal from '../../../api/services/service-withdrawals.ts';
import * as contract from '../../../api/services/services.ts';
import { MAX_DAYS_AHEAD } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { addDays, isDay, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Call, Implementation } from '../../platform/http/operations.ts';
import { withForms } from '../../platform/pictures/picture-intake.ts';
import { answerVisit } from './answer-visit.ts';
import { readCatalogue } from './catalogue.ts';
import { cancelServiceOrder, changeServiceOrder } from './change-service-order.ts';
import { confirmServiceOrder, resendServiceConfirmation } from './confirm-service-order.ts';
import { enquire } from './interior-enquiries.ts';
import { placeServiceOrder } from './place-service-order.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { serviceOrderOf } from './service-order-rows.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { teamCalendar } from './team-bookings.ts';
import { readTeamWeek } from './team-visits.ts';
import { withdrawServiceOrder } from './withdraw-service-order.ts';

type PlacingCall = Pick<
  Call<typeof contract.orderOneTimeCleaning>,
  'body' | 'account' | 'language' | 'sender'
>;

const VISITORS_UPLOADS = { most: 20, minutes: 60 };
/** Maximum days before today in a request, because calendars show whole months. */
const SHOWN_BEFORE = 31;

export function serviceRoutes(deps: ServiceDependencies): Implementation[] {
  const { db, clock, intake } = deps;
  const place = async (deep: boolean, { body, account, language, sender }: PlacingCall) => {
    const customer = { accountId: account?.id ?? null, address: sender, language, deep };
    const { token, isAwaited } = await placeServiceOrder(deps, body, customer);
    return { message: isAwaited ? 'service-order-placed-unconfirmed' : 'service-order-placed', token };
  };
  return [
    implement(contract.cleaningServices, ({ language }) => readCatalogue(db, language), {
      readsReplica: true,
      shows: () => ['places', 'services'],
    }),
    implement(contract.serviceSlots, async ({ query }) => ({ data: await slots(deps, query) })),
    implement(contract.orderOneTimeCleaning, (call) => place(false, call), { shareOfLimit: 1 / 20 }),
    implement(contract.orderDeepCleaning, (call) => place(true, call), { shareOfLimit: 1 / 20 }),
    implement(contract.followServiceOrder, async ({ params, language }) => {
      const order = await loadServiceOrder(db, { token: params.token });
      return serviceOrderOf(order, language, clock.now());
    }),
    implement(
      contract.confirmServiceOrder,
      async ({ params, body, language }) => {
        const order = await confirmServiceOrder(deps, params.token, body.secret);
        return serviceOrderOf(order, language, clock.now());
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.sendServiceConfirmationMail,
      async ({ params, body }) => ({
        token: await resendServiceConfirmation(deps, params.token, body.email),
      }),
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.changeServiceOrder,
      async ({ params, body, language }) => {
        const order = await changeServiceOrder(deps, params.token, body);
        return serviceOrderOf(order, language, clock.now());
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.cancelServiceOrder,
      async ({ params, language }) => {
        const order = await cancelServiceOrder(deps, params.token);
        return serviceOrderOf(order, language, clock.now());
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      withdrawal.withdrawServiceOrder,
      async ({ params, body, language }) => {
        const order = await withdrawServiceOrder(deps, params.token, body.hasBegun);
        return serviceOrderOf(order, language, clock.now());
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(teams.teamWeek, ({ params, query, language }) =>
      readTeamWeek(deps, params.token, query.day, language),
    ),
    implement(teams.answerVisit, ({ params, body, language }) =>
      answerVisit(deps, params.token, body, language),
    ),
    implement(
      interior.sendInteriorEnquiry,
      async ({ body, account, language, sender }) => {
        const asker = { accountId: account?.id ?? null, address: sender, language };
        await enquire(deps, body, asker);
        return { message: 'interior-enquiry-sent' };
      },
      { shareOfLimit: 1 / 20 },
    ),
    withForms(
      implement(interior.uploadInteriorPicture, ({ request, sender }) =>
        intake.take(request, { address: sender }, VISITORS_UPLOADS),
      ),
    ),
  ];
}

/** @throws Failure `invalid` for impossible days or days far away */
async function slots({ db, clock }: ServiceDependencies, query: QueryOf<typeof contract.serviceSlots>) {
  const now = clock.now();
  const today = sofiaDay(now);
  const { cityId, from, days, cleaning, moving, visits, every, token } = query;
  const isNear =
    isDay(from) && from >= addDays(today, -SHOWN_BEFORE) && from <= addDays(today, MAX_DAYS_AHEAD);
  if (!isNear) throw new Failure('validation_failed', { from: 'error-date-invalid' }, 'invalid');
  const work = { windows: { cleaning, moving }, visits, every };
  const besides = token === undefined ? null : (await loadServiceOrder(db, { token })).row.id;
  const calendar = await teamCalendar(db, { cityId, work }, from, days, besides);
  return calendar.days(work, from, days, today, now);
}
