import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { InteriorEnquiryCommand } from './interior-enquiry-command.ts';
import type { ServiceVisitCommand } from './service-visit-command.ts';
import type { ServiceOrderCommand } from './service-order-command.ts';
import type { ServiceOrder } from './service-order.ts';
import type { ServiceGroup, ServiceKind, ServiceMeasures } from './service.ts';
import type { SlotDay } from './team-calendar.ts';
import type { TeamVisit, TeamVisitAction, TeamWeek } from './team-visit.ts';

/** A city that teams work in, and of which kinds; without any team nothing can be ordered yet. */
export type ServiceCity = { id: number; name: string; kinds: ServiceKind[] };

export type ServiceCatalogue = { services: ServiceGroup[]; cities: ServiceCity[] };

/** Days from `from` on (`YYYY-MM-DD`, 31 at most); with an order's `token` its own bookings count as free. */
export type SlotFilter = {
  cityId: number;
  /** Windows in a row that the team of each kind needs at a visit. */
  cleaning: number;
  moving: number;
  visits: number;
  /** Days from one visit to the next. */
  every: number;
  from: string;
  days: number;
  token?: string | undefined;
};

type OrderedServices = {
  services: readonly (ServiceMeasures & { serviceKey: string })[];
  /** The total that the customer saw, in stotinki. */
  expectedTotal: number;
};
type ServiceOrderInput = Omit<ServiceOrderCommand, 'moving' | 'errorsAt'> & OrderedServices & { key: string };
type ServiceVisitInput = Omit<ServiceVisitCommand, 'moving' | 'errorsAt'> & OrderedServices;

/** Port to the services: catalogue, orders, and the visits of teams. */
export abstract class ServiceGateway {
  /** Both catalogues, in the current language (SERV-01). */
  abstract cleaningServices(input?: NoInput, signal?: CancelSignal): Promise<ServiceCatalogue>;

  abstract serviceSlots(input: SlotFilter, signal?: CancelSignal): Promise<{ data: SlotDay[] }>;

  /**
   * Orders once for each key (SERV-07). Payment is to the team, after the work.
   * @throws Failure `service-order-changed` (`conflict`) when prices are not what the customer saw; `error-slot-taken` (`conflict`)
   * marking `date` and `window`; `service-order-key-used` (`conflict`) when the key has ordered something else.
   */
  abstract orderOneTimeCleaning(input: ServiceOrderInput): Promise<{ token: string }>;

  /** The same for a selection with a deep cleaning. */
  abstract orderDeepCleaning(input: ServiceOrderInput): Promise<{ token: string }>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract followServiceOrder(input: { token: string }, signal?: CancelSignal): Promise<ServiceOrder>;

  /**
   * Confirms an order by the secret of its mail. Idempotent.
   * @throws Failure `not-found` for a wrong secret, `service-confirmation-over` (`conflict`)
   */
  abstract confirmServiceOrder(input: { token: string; secret: string }): Promise<ServiceOrder>;

  /**
   * Sends the mail that confirms the order once more.
   * @returns the order's token; a new one with another e-mail
   * @throws Failure `not-found`, `invalid`, `service-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendServiceConfirmationMail(input: { token: string; email: string }): Promise<{ token: string }>;

  /**
   * Changes time, addresses, notes and services. Services that were ordered keep their price, added ones have today's.
   * @throws Failure `service-order-action-not-possible`, `service-order-changed` or `error-slot-taken` (`conflict`).
   */
  abstract changeServiceOrder(input: ServiceVisitInput & { token: string }): Promise<ServiceOrder>;

  /** @throws Failure `service-order-action-not-possible` (`conflict`). */
  abstract cancelServiceOrder(input: { token: string }): Promise<ServiceOrder>;

  /**
   * Withdraws from the cleaning of an order. Idempotent. `hasBegun` says whether the customer was shown that the part done
   * until then is owed.
   * @throws Failure `service-order-action-not-possible` (`conflict`), also when the work has begun in the meantime
   */
  abstract withdrawServiceOrder(input: { token: string; hasBegun: boolean }): Promise<ServiceOrder>;

  /**
   * Returns the visits of a team in the week of a day (`YYYY-MM-DD`, null for today), by the team's secret link.
   * @throws Failure `not-found`
   */
  abstract teamWeek(input: { token: string; day: string | null }, signal?: CancelSignal): Promise<TeamWeek>;

  /**
   * Sends a team's answer to a visit and returns the visit as it is then.
   * @throws Failure `not-found` once another team has it, `service-visit-action-not-possible` (`conflict`)
   */
  abstract answerVisit(
    input: Pick<TeamVisit, 'orderId' | 'visit'> & { token: string; action: TeamVisitAction },
  ): Promise<TeamVisit>;

  /** Sends an enquiry to the interior team, once for each key (SERV-08). */
  abstract sendInteriorEnquiry(input: InteriorEnquiryCommand & { key: string }): Promise<unknown>;
}
