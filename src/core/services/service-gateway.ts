import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { InteriorEnquiryCommand } from './interior-enquiry-command.ts';
import type { ServiceVisitCommand } from './service-visit-command.ts';
import type { ServiceOrderCommand } from './service-order-command.ts';
import type { ServiceOrder } from './service-order.ts';
import type { ServiceGroup, ServiceKind, ServiceMeasures } from './service.ts';
import type { SlotDay } from './team-calendar.ts';
import type { TeamVisit, TeamVisitAction, TeamWeek } from './team-visit.ts';

/** A city with the kinds of its teams; without any team orders are impossible. */
export type ServiceCity = { id: number; name: string; kinds: ServiceKind[] };

export type ServiceCatalogue = { services: ServiceGroup[]; cities: ServiceCity[] };

/** Days from `from` (`YYYY-MM-DD`, at most 31). With an order's `token` its own bookings count as free. */
export type SlotFilter = {
  cityId: number;
  /** Consecutive windows that each kind of team needs per visit. */
  cleaning: number;
  moving: number;
  visits: number;
  /** Days between visits. */
  every: number;
  from: string;
  days: number;
  token?: string | undefined;
};

type OrderedServices = {
  services: readonly (ServiceMeasures & { serviceKey: string })[];
  /** Total in stotinki that the customer saw. */
  expectedTotal: number;
};
type ServiceOrderInput = Omit<ServiceOrderCommand, 'moving' | 'errorsAt'> & OrderedServices & { key: string };
type ServiceVisitInput = Omit<ServiceVisitCommand, 'moving' | 'errorsAt'> & OrderedServices;

/** Port to the services: catalogue, orders, and the visits of teams. */
export abstract class ServiceGateway {
  /** Both catalogues in the current language (SERV-01). */
  abstract cleaningServices(input?: NoInput, signal?: CancelSignal): Promise<ServiceCatalogue>;

  abstract serviceSlots(input: SlotFilter, signal?: CancelSignal): Promise<{ data: SlotDay[] }>;

  /**
   * Places an order once per key (SERV-07). The customer pays the team after the work.
   * @throws Failure `service-order-changed` (`conflict`) if prices differ from what the customer saw,
   * `error-slot-taken` (`conflict`) with the fields `date` and `window`, `service-order-key-used`
   * (`conflict`) if the key belongs to another order
   */
  abstract orderOneTimeCleaning(input: ServiceOrderInput): Promise<{ token: string }>;

  /** Places an order with a deep cleaning; otherwise like `orderOneTimeCleaning`. */
  abstract orderDeepCleaning(input: ServiceOrderInput): Promise<{ token: string }>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract followServiceOrder(input: { token: string }, signal?: CancelSignal): Promise<ServiceOrder>;

  /**
   * Confirms an order with the secret of its mail. Idempotent.
   * @throws Failure `not-found` for a wrong secret, `service-confirmation-over` (`conflict`)
   */
  abstract confirmServiceOrder(input: { token: string; secret: string }): Promise<ServiceOrder>;

  /**
   * Resends the confirmation mail of an order.
   * @returns the order's token; a new one after a change of the e-mail
   * @throws Failure `not-found`, `invalid`, `service-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendServiceConfirmationMail(input: { token: string; email: string }): Promise<{ token: string }>;

  /**
   * Changes time, addresses, notes and services. Ordered services have their old price, added ones the
   * current price.
   * @throws Failure `service-order-action-not-possible`, `service-order-changed` or `error-slot-taken`
   * (`conflict`)
   */
  abstract changeServiceOrder(input: ServiceVisitInput & { token: string }): Promise<ServiceOrder>;

  /** @throws Failure `service-order-action-not-possible` (`conflict`). */
  abstract cancelServiceOrder(input: { token: string }): Promise<ServiceOrder>;

  /**
   * Withdraws from the cleaning of an order. Idempotent. `hasBegun` confirms that the customer saw the notice
   * about paying for finished work.
   * @throws Failure `service-order-action-not-possible` (`conflict`), also if the work has begun in the
   * meantime
   */
  abstract withdrawServiceOrder(input: { token: string; hasBegun: boolean }): Promise<ServiceOrder>;

  /**
   * Visits of a team in the week of a day (`YYYY-MM-DD`, null for today), by the team's secret link.
   * @throws Failure `not-found`
   */
  abstract teamWeek(input: { token: string; day: string | null }, signal?: CancelSignal): Promise<TeamWeek>;

  /**
   * Sends a team's response to a visit and returns the updated visit.
   * @throws Failure `not-found` if another team has it, `service-visit-action-not-possible` (`conflict`)
   */
  abstract answerVisit(
    input: Pick<TeamVisit, 'orderId' | 'visit' | 'date'> & { token: string; action: TeamVisitAction },
  ): Promise<TeamVisit>;

  /** Sends an enquiry to the interior team, once per key (SERV-08). */
  abstract sendInteriorEnquiry(input: InteriorEnquiryCommand & { key: string }): Promise<unknown>;
}
