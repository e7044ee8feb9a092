import type { CancelSignal } from '../shared/failure.ts';
import type { InteriorEnquiryCommand } from './interior-enquiry-command.ts';
import type { ServiceVisitCommand } from './service-visit-command.ts';
import type { ServiceOrderCommand } from './service-order-command.ts';
import type { ServiceOrder } from './service-order.ts';
import type { ServiceSelection } from './service-selection.ts';
import type { ServiceWork } from './service-work.ts';
import type { ServiceGroup, ServiceKind } from './service.ts';
import type { SlotDay } from './team-calendar.ts';
import type { TeamVisit, TeamVisitAction, TeamWeek } from './team-visit.ts';

/** A city that teams work in, and of which kinds; without any team nothing can be ordered yet. */
export type ServiceCity = { id: number; name: string; kinds: ServiceKind[] };

export type ServiceCatalogue = { services: ServiceGroup[]; cities: ServiceCity[] };

/** Days from `from` on (`YYYY-MM-DD`, 31 at most); with an order's `token` its own bookings count as free. */
export type SlotFilter = {
  cityId: number;
  work: ServiceWork;
  from: string;
  days: number;
  token?: string | undefined;
};

export type VisitAnswer = Pick<TeamVisit, 'orderId' | 'visit'> & { action: TeamVisitAction };

/** Port to the services: catalogue, orders, and the visits of teams. */
export abstract class ServiceGateway {
  /** Both catalogues, in the current language (SERV-01). */
  abstract catalogue(signal?: CancelSignal): Promise<ServiceCatalogue>;

  /** When the work could begin. */
  abstract slots(wish: SlotFilter, signal?: CancelSignal): Promise<SlotDay[]>;

  /**
   * Orders once, however often it is sent with the same key (SERV-07). Payment is to the team, after the work.
   * @returns the token of the link by which the customer follows the order.
   * @throws Failure `service-order-changed` (`conflict`) when prices are not what the customer saw; `error-slot-taken` (`conflict`)
   * marking `date` and `window`; `service-order-key-used` (`conflict`) when the key has ordered something else.
   */
  abstract place(command: ServiceOrderCommand, selection: ServiceSelection, key: string): Promise<string>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract follow(token: string, signal?: CancelSignal): Promise<ServiceOrder>;

  /**
   * Confirms an order by the secret of its mail; confirming twice is once.
   * @throws Failure `not-found` for a wrong secret, `service-confirmation-over` (`conflict`)
   */
  abstract confirm(token: string, secret: string): Promise<ServiceOrder>;

  /**
   * Sends the mail that confirms the order once more.
   * @returns the order's token; a new one with another e-mail
   * @throws Failure `not-found`, `invalid`, `service-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendConfirmationMail(token: string, email: string): Promise<{ token: string }>;

  /**
   * Changes time, addresses, notes and services. Services that were ordered keep their price, added ones have today's.
   * @throws Failure `service-order-action-not-possible`, `service-order-changed` or `error-slot-taken` (`conflict`).
   */
  abstract change(
    token: string,
    command: ServiceVisitCommand,
    selection: ServiceSelection,
  ): Promise<ServiceOrder>;

  /** @throws Failure `service-order-action-not-possible` (`conflict`). */
  abstract cancel(token: string): Promise<ServiceOrder>;

  /**
   * Withdraws from the cleaning of an order; doing it twice is once.
   * @param hasBegun what the customer was told: whether the part done until then is owed
   * @throws Failure `service-order-action-not-possible` (`conflict`), also when the work has begun meanwhile
   */
  abstract withdraw(token: string, hasBegun: boolean): Promise<ServiceOrder>;

  /**
   * Returns the visits of a team in the week of a day (`YYYY-MM-DD`, null for today), by the team's secret link.
   * @throws Failure `not-found`
   */
  abstract teamWeek(token: string, day: string | null, signal?: CancelSignal): Promise<TeamWeek>;

  /**
   * Sends a team's answer to a visit and returns the visit as it is then.
   * @throws Failure `not-found` once another team has it, `service-visit-action-not-possible` (`conflict`)
   */
  abstract answerVisit(token: string, answer: VisitAnswer): Promise<TeamVisit>;

  /** Asks the interior team, once with the same key (SERV-08). */
  abstract enquire(command: InteriorEnquiryCommand, key: string): Promise<void>;
}
