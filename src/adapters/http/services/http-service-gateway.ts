import { sendInteriorEnquiry } from '../../../../api/calls/services/interior.ts';
import * as teams from '../../../../api/calls/services/service-teams.ts';
import { withdrawServiceOrder } from '../../../../api/calls/services/service-withdrawals.ts';
import * as calls from '../../../../api/calls/services/services.ts';
import type { InteriorEnquiryCommand } from '../../../core/services/interior-enquiry-command.ts';
import type { ServiceVisitCommand } from '../../../core/services/service-visit-command.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import type { ServiceCatalogue, SlotFilter, VisitAnswer } from '../../../core/services/service-gateway.ts';
import type { ServiceOrderCommand } from '../../../core/services/service-order-command.ts';
import type { ServiceOrder } from '../../../core/services/service-order.ts';
import type { ServiceSelection } from '../../../core/services/service-selection.ts';
import { measuresOf } from '../../../core/services/service.ts';
import type { SlotDay } from '../../../core/services/team-calendar.ts';
import type { TeamVisit, TeamWeek } from '../../../core/services/team-visit.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { textIn } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpServiceGateway extends ServiceGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  catalogue(signal?: CancelSignal): Promise<ServiceCatalogue> {
    return this.http.call(calls.cleaningServices, { signal });
  }

  async slots({ cityId, work, from, days, token }: SlotFilter, signal?: CancelSignal): Promise<SlotDay[]> {
    const { windows, visits, every } = work;
    const { data } = await this.http.call(calls.serviceSlots, {
      query: {
        cityId,
        cleaning: windows.cleaning,
        moving: windows.moving,
        visits,
        every,
        from,
        days,
        ...(token !== undefined && { token }),
      },
      signal,
    });
    return data;
  }

  async place(command: ServiceOrderCommand, selection: ServiceSelection, key: string): Promise<string> {
    const { moving: _, ...told } = { ...command };
    const isDeep = selection.services.some(({ type }) => type === 'deep');
    const order = { body: { ...told, ...requestOf(selection), key } };
    const placed = isDeep
      ? await this.http.call(calls.orderDeepCleaning, order)
      : await this.http.call(calls.orderOneTimeCleaning, order);
    return textIn(placed, 'token');
  }

  follow(token: string, signal?: CancelSignal): Promise<ServiceOrder> {
    return this.http.call(calls.followServiceOrder, { params: { token }, signal });
  }

  confirm(token: string, secret: string): Promise<ServiceOrder> {
    return this.http.call(calls.confirmServiceOrder, { params: { token }, body: { secret } });
  }

  sendConfirmationMail(token: string, email: string): Promise<{ token: string }> {
    return this.http.call(calls.sendServiceConfirmationMail, { params: { token }, body: { email } });
  }

  change(token: string, command: ServiceVisitCommand, selection: ServiceSelection): Promise<ServiceOrder> {
    const { moving: _, ...told } = { ...command };
    const body = { ...told, ...requestOf(selection) };
    return this.http.call(calls.changeServiceOrder, { params: { token }, body });
  }

  cancel(token: string): Promise<ServiceOrder> {
    return this.http.call(calls.cancelServiceOrder, { params: { token } });
  }

  withdraw(token: string, hasBegun: boolean): Promise<ServiceOrder> {
    return this.http.call(withdrawServiceOrder, { params: { token }, body: { hasBegun } });
  }

  teamWeek(token: string, day: string | null, signal?: CancelSignal): Promise<TeamWeek> {
    const query = day === null ? {} : { day };
    return this.http.call(teams.teamWeek, { params: { token }, query, signal });
  }

  answerVisit(token: string, answer: VisitAnswer): Promise<TeamVisit> {
    return this.http.call(teams.answerVisit, { params: { token }, body: answer });
  }

  async enquire(command: InteriorEnquiryCommand, key: string): Promise<void> {
    await this.http.call(sendInteriorEnquiry, {
      body: { ...command, pictures: [...command.pictures], key },
    });
  }
}

/** The services as requests name them, and the total that the customer saw, in stotinki. */
function requestOf({ services, totalPrice }: ServiceSelection) {
  return {
    services: services.map((service) => ({ serviceKey: service.serviceKey, ...measuresOf(service) })),
    expectedTotal: totalPrice,
  };
}
