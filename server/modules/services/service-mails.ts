import type { Transaction } from 'kysely';
import { byKind } from '../../../src/core/services/service.ts';
import { longestWindows } from '../../../src/core/services/service-work.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { MailAttachment } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { momentIn } from '../orders/order-blocks.ts';
import type { ServiceCalendar } from './service-calendar.ts';
import { lineRows, placeRows } from './service-mail-rows.ts';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import type { Row } from './service-mail-rows.ts';
import { serviceOrderNumber, totalOf, withdrawalOf } from './service-order-rows.ts';
import type { BookedTeam, StoredServiceOrder, TeamBooking, Visit } from './service-order-rows.ts';
import { visitText } from './service-format.ts';
import type { ServiceTeamMails } from './service-team-mails.ts';

type VisitTime = Pick<Visit, 'visit' | 'date' | 'window'>;

type CustomerNews =
  | 'confirm'
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'withdrawn'
  | 'reminder'
  | 'without-team';

/** Mails about service orders to the customer, and through `teams` to each team (SERV-07, LANG-09). */
export class ServiceMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly calendar: ServiceCalendar,
    private readonly priceOrder: PriceOrder,
    private readonly teams: ServiceTeamMails,
  ) {}

  async placed(transaction: Transaction<Database>, order: StoredServiceOrder): Promise<void> {
    const { visits, row } = order;
    await this.toCustomer(transaction, order, 'placed', [
      this.calendar.attachment(order, 'customer', row.language, { visits, sequence: row.sequence }),
    ]);
    for (const team of order.teams) await this.teams.mailTeam(transaction, order, team, 'booked', visits);
  }

  /** Requests the customer's confirmation; `secret` is in this mail only. */
  async confirm(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    secret: string,
  ): Promise<void> {
    await this.toCustomer(transaction, order, 'confirm', [], undefined, secret);
  }

  /** Notifies remaining, new and released teams differently. */
  async changed(
    transaction: Transaction<Database>,
    before: StoredServiceOrder,
    after: StoredServiceOrder,
  ): Promise<void> {
    const { visits, row } = after;
    await this.toCustomer(transaction, after, 'changed', [
      this.calendar.attachment(after, 'customer', row.language, { visits, sequence: row.sequence }),
    ]);
    const earlier = new Set(before.teams.map(({ id }) => id));
    for (const team of after.teams) {
      const news = earlier.has(team.id) ? 'changed' : 'booked';
      await this.teams.mailTeam(transaction, after, team, news, visits, before.visits);
    }
    for (const team of before.teams.filter(({ id }) => after.teams.every((one) => one.id !== id))) {
      await this.teams.mailTeam(transaction, { ...before, row: after.row }, team, 'cancelled', before.visits);
    }
  }

  /** @param by `account`: the customer gets one mail about the account instead */
  async cancelled(
    transaction: Transaction<Database>,
    before: StoredServiceOrder,
    after: StoredServiceOrder,
    by: 'customer' | 'account',
  ): Promise<void> {
    const { row } = after;
    const spared = before.visits.filter(({ visit }) => after.visits.every((one) => one.visit !== visit));
    if (by === 'customer') {
      await this.toCustomer(transaction, after, 'cancelled', [
        this.calendar.attachment(before, 'customer', row.language, {
          visits: spared,
          sequence: row.sequence,
          isCancelled: true,
        }),
      ]);
    }
    for (const team of before.teams) await this.teams.mailTeam(transaction, after, team, 'cancelled', spared);
  }

  /**
   * Sends the dated acknowledgement of a withdrawal. Notifies the cleaning teams and, for work begun, the
   * office.
   */
  async withdrawn(
    transaction: Transaction<Database>,
    before: StoredServiceOrder,
    after: StoredServiceOrder,
    hasBegun: boolean,
  ): Promise<void> {
    const { row } = after;
    const cleaners = before.teams.filter(({ kind }) => kind === 'cleaning');
    const spared = before.visits.filter(({ visit }) => after.visits.every((one) => one.visit !== visit));
    const calendar = this.calendar.attachment(before, 'customer', row.language, {
      visits: spared,
      sequence: row.sequence,
      isCancelled: true,
    });
    await this.toCustomer(transaction, after, 'withdrawn', spared.length > 0 ? [calendar] : []);
    const freed = before.visits.map((visit) => ({
      ...visit,
      teams: visit.teams.filter((id) => !isBooked(after, visit.visit, id)),
    }));
    for (const team of cleaners) await this.teams.mailTeam(transaction, after, team, 'cancelled', freed);
    if (hasBegun) await this.teams.mailOfficeOfWithdrawal(transaction, before);
  }

  /** Requests another time from the customer if no team is free, and notifies the office. */
  async withoutTeam(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    visit: TeamBooking,
  ): Promise<void> {
    await this.toCustomer(transaction, order, 'without-team', [], visit);
    await this.teams.mailOffice(transaction, order, visit);
  }

  /** Notifies both teams of a reassigned visit. */
  async handedOver(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    { visit }: Pick<TeamBooking, 'visit'>,
    { from, to }: { from: BookedTeam; to: number },
  ): Promise<void> {
    const visits = order.visits.filter((one) => one.visit === visit);
    const left = visits.map((one) => ({ ...one, teams: [from.id] }));
    await this.teams.mailTeam(transaction, order, from, 'cancelled', left);
    for (const team of order.teams.filter(({ id }) => id === to)) {
      await this.teams.mailTeam(transaction, order, team, 'booked', visits);
    }
  }

  /** Sends a reminder on the day before a visit. */
  async reminder(transaction: Transaction<Database>, order: StoredServiceOrder, visit: Visit): Promise<void> {
    await this.toCustomer(transaction, order, 'reminder', [], visit);
  }

  private async toCustomer(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    news: CustomerNews,
    attachments: MailAttachment[],
    visit?: VisitTime,
    secret?: string,
  ): Promise<void> {
    const { row } = order;
    const { language } = row;
    const t = this.texts.in(language);
    const until = row.confirm_until?.toISOString();
    const values = {
      name: row.contact_name,
      number: serviceOrderNumber(row.id),
      ...(until && { until: momentIn(language, until) }),
      ...(row.withdrawn_at && { at: momentIn(language, row.withdrawn_at.toISOString()) }),
    };
    const subject = t(`mail-service-${news}-subject`, values);
    const query = secret === undefined ? {} : { confirm: secret };
    const address = this.addresses.of(language, 'FollowedServiceOrder', { token: row.token }, query);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-service-${news}-text`, values) },
      {
        kind: 'rows',
        rows: [...this.whenRows(order, t, language, visit), ...placeRows(order, t, language, true)],
      },
      ...(hasPrices(news) ? [this.customerPrices(order, t, language)] : []),
      ...(hasPrices(news) && news !== 'cancelled'
        ? [{ kind: 'text' as const, text: payText(order, t) }]
        : []),
      ...this.withdrawalBlocks(order, news, t),
      ...(secret === undefined ? [] : [{ kind: 'text' as const, text: t('mail-order-confirm-not-you') }]),
      {
        kind: 'link',
        label: t(secret === undefined ? 'mail-order-follow' : 'mail-order-confirm-link'),
        address,
      },
    ]);
    const confirmation = secret && hashOf(secret).toString('hex');
    await queueMail(
      transaction,
      { recipient: row.contact_email, language, subject, text, html, attachments },
      `service-${news}:${row.id}:${row.sequence}:${confirmation ?? visit?.visit ?? 'all'}`,
    );
  }

  /** Right of withdrawal with the customer's express request, or the effects of a withdrawal. */
  private withdrawalBlocks(order: StoredServiceOrder, news: CustomerNews, t: Translate): MailBlock[] {
    const { lines, row } = order;
    if (news === 'withdrawn') {
      const { hasBegun } = withdrawalOf(order, row.withdrawn_at ?? row.created_at);
      return [
        {
          kind: 'text',
          text: t(hasBegun ? 'mail-service-withdrawn-part' : 'mail-service-withdrawn-nothing'),
        },
      ];
    }
    if (news !== 'placed' && news !== 'changed') return [];
    const kinds = byKind(lines).map(({ kind }) => kind);
    return [
      ...kinds.map((kind) => ({ kind: 'text' as const, text: t(`mail-service-withdrawal-${kind}`) })),
      ...(row.early_start_requested_at && kinds.includes('cleaning')
        ? [
            {
              kind: 'text' as const,
              text: t('mail-service-early-start', { wish: t('service-field-earlyStart') }),
            },
          ]
        : []),
    ];
  }

  private whenRows(
    { row, visits }: StoredServiceOrder,
    t: Translate,
    language: Language,
    visit?: VisitTime,
  ): Row[] {
    const count = longestWindows(row.work);
    const time = visitText(language, visit?.date ?? row.date, visit?.window ?? row.time_window, count);
    const number: Row = [t('service-visit-number'), serviceOrderNumber(row.id)];
    const first: Row = [t('day-and-time'), time];
    const last = visits.at(-1);
    if (visit || visits.length < 2 || !last) return [number, first];
    const many = t('mail-service-visits-until', {
      count: visits.length,
      last: visitText(language, last.date, last.window, count),
    });
    return [number, first, [t('mail-service-visits'), many]];
  }

  /** All services and the total; for two teams also the amount that each collects. */
  private customerPrices(order: StoredServiceOrder, t: Translate, language: Language): MailBlock {
    const price = (stotinki: number) => priceInText(stotinki, language, this.priceOrder);
    const total = totalOf(order);
    const parts = byKind(order.lines);
    const rows = parts.flatMap(({ kind, services }): Row[] => [
      ...lineRows(services, { t, language, priceOrder: this.priceOrder }),
      ...(parts.length > 1
        ? [[t(`service-subtotal-${kind}`), price(sumOfPrices(services))] satisfies Row]
        : []),
    ]);
    return {
      kind: 'rows',
      rows: [
        ...rows,
        [t('order-total'), price(total)],
        [t('order-contained-vat'), price(containedVat(total))],
      ],
    };
  }
}

/** Reminders and mails about missing teams contain the time only. */
const hasPrices = (news: CustomerNews) =>
  news !== 'reminder' && news !== 'without-team' && news !== 'withdrawn';

const isBooked = ({ visits }: StoredServiceOrder, visit: number, team: number) =>
  visits.some((one) => one.visit === visit && one.teams.includes(team));

function payText({ lines }: StoredServiceOrder, t: Translate): string {
  return t(byKind(lines).length > 1 ? 'service-pay-each-team' : 'service-pay-after');
}
