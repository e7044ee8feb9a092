import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { byKind } from '../../../src/core/services/service.ts';
import { visitTimes } from '../../../src/core/services/visit-part.ts';
import type { VisitTime } from '../../../src/core/services/visit-part.ts';
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
import { customerPrices, payText, placeRows, whenRows } from './service-mail-rows.ts';
import { serviceOrderNumber, withdrawalOf } from './service-order-rows.ts';
import type { BookedTeam, StoredServiceOrder, TeamBooking } from './service-order-rows.ts';
import type { ServiceTeamMails } from './service-team-mails.ts';

type CustomerNews =
  | 'confirm'
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'withdrawn'
  | 'reminder'
  | 'moved'
  | 'with-team'
  | 'without-team';

/** A visit with the times that a mail is about. */
type MailedVisit = { visit: number; times: readonly VisitTime[] };

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
    booking: TeamBooking,
  ): Promise<void> {
    const { visit } = booking;
    await this.toCustomer(transaction, order, 'without-team', [], { visit, times: [booking] });
    await this.teams.mailOffice(transaction, order, booking);
  }

  /** Notifies both teams of a reassigned visit. */
  async handedOver(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    booking: Pick<TeamBooking, 'visit' | 'date' | 'window' | 'windowCount'>,
    { from, to }: { from: BookedTeam; to: number },
  ): Promise<void> {
    const visits = order.visits.filter((one) => one.visit === booking.visit);
    const part = { ...booking, teamId: from.id, kind: from.kind };
    const left = visits.map((one) => ({ ...one, teams: [from.id], parts: [part] }));
    await this.teams.mailTeam(transaction, order, from, 'cancelled', left);
    for (const team of order.teams.filter(({ id }) => id === to)) {
      await this.teams.mailTeam(transaction, order, team, 'booked', visits);
    }
  }

  /**
   * Notifies the teams of a moved part of a visit, and the customer of other times or of a team for a declined visit.
   */
  async moved(
    transaction: Transaction<Database>,
    before: StoredServiceOrder,
    after: StoredServiceOrder,
    { visit, from, to }: { visit: number; from: BookedTeam; to: number },
  ): Promise<void> {
    const { language, sequence } = after.row;
    const [earlier, present] = [before, after].map(({ visits }) =>
      visits.filter((one) => one.visit === visit),
    );
    const [was, is] = [earlier, present].map((visits) => visitTimes(visits?.[0]?.parts ?? []));
    if (!earlier || !present || !is) return;
    const isSame = isDeepStrictEqual(was, is);
    if (!isSame || earlier[0]?.declined.includes(from.id)) {
      const attachment = this.calendar.attachment(
        after,
        'customer',
        language,
        { visits: present, sequence },
        { visits: earlier, sequence, isCancelled: true, except: present },
      );
      const news = isSame ? 'with-team' : 'moved';
      await this.toCustomer(transaction, after, news, [attachment], { visit, times: is });
    }
    for (const team of after.teams.filter(({ id }) => id === from.id || id === to)) {
      const isKnown = earlier.some(({ teams }) => teams.includes(team.id));
      await this.teams.mailTeam(transaction, after, team, isKnown ? 'moved' : 'booked', present, earlier);
    }
    if (present.some(({ teams }) => teams.includes(from.id))) return;
    await this.teams.mailTeam(transaction, { ...before, row: after.row }, from, 'cancelled', earlier);
  }

  /** Sends a reminder on the day before a visit. */
  async reminder(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    visit: MailedVisit,
  ): Promise<void> {
    await this.toCustomer(transaction, order, 'reminder', [], visit);
  }

  private async toCustomer(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    news: CustomerNews,
    attachments: MailAttachment[],
    visit?: MailedVisit,
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
        rows: [...whenRows(order, t, language, visit?.times), ...placeRows(order, t, language, true)],
      },
      ...(hasPrices(news) ? [customerPrices(order, { t, language, priceOrder: this.priceOrder })] : []),
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
}

/** Reminders and mails about missing teams contain the time only. */
const hasPrices = (news: CustomerNews) =>
  !['reminder', 'without-team', 'with-team', 'moved', 'withdrawn'].includes(news);

const isBooked = ({ visits }: StoredServiceOrder, visit: number, team: number) =>
  visits.some((one) => one.visit === visit && one.teams.includes(team));
