import type { Transaction } from 'kysely';
import { longestWindows } from '../../../src/core/services/service-work.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { MailAttachment } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import type { ServiceCalendar } from './service-calendar.ts';
import { addressOf, lineOf, serviceOrderNumber, totalOf } from './service-order-rows.ts';
import type { BookedTeam, StoredServiceOrder, Visit } from './service-order-rows.ts';
import { addressText, arithmeticText, visitText } from './service-format.ts';

type CustomerNews = 'placed' | 'changed' | 'cancelled' | 'reminder';
type TeamNews = 'booked' | 'changed' | 'cancelled';
type Row = readonly [string, string];

/** Teams are ours, and read Bulgarian. */
const TEAMS_READ: Language = 'bg';

/** The mails about orders of services, written with what they tell: to the customer and to each team (SERV-07, LANG-09). */
export class ServiceMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly calendar: ServiceCalendar,
    private readonly priceOrder: PriceOrder,
  ) {}

  async placed(transaction: Transaction<Database>, order: StoredServiceOrder): Promise<void> {
    const { visits, row } = order;
    await this.toCustomer(transaction, order, 'placed', [
      this.calendar.attachment(order, 'customer', row.language, { visits, sequence: row.sequence }),
    ]);
    for (const team of order.teams) await this.toTeam(transaction, order, team, 'booked', visits);
  }

  /** Teams that go on, that come new, and that are no longer needed are each told their own. */
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
      await this.toTeam(transaction, after, team, news, visits, before.visits);
    }
    for (const team of before.teams.filter(({ id }) => after.teams.every((one) => one.id !== id))) {
      await this.toTeam(transaction, { ...before, row: after.row }, team, 'cancelled', before.visits);
    }
  }

  /** @param by `account`: the customer is told of the account's end, and not of each order. */
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
          gone: true,
        }),
      ]);
    }
    for (const team of before.teams) await this.toTeam(transaction, after, team, 'cancelled', spared);
  }

  /** The day before a visit. */
  async reminder(transaction: Transaction<Database>, order: StoredServiceOrder, visit: Visit): Promise<void> {
    await this.toCustomer(transaction, order, 'reminder', [], visit);
  }

  private async toCustomer(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    news: CustomerNews,
    attachments: MailAttachment[],
    visit?: Visit,
  ): Promise<void> {
    const { row } = order;
    const { language } = row;
    const t = this.texts.in(language);
    const values = { name: row.contact_name, number: serviceOrderNumber(row.id) };
    const subject = t(`mail-service-${news}-subject`, values);
    const address = this.addresses.of(language, 'FollowedServiceOrder', { token: row.token });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-service-${news}-text`, values) },
      { kind: 'rows', rows: [...this.whenRows(order, t, language, visit), ...placeRows(order, t, language)] },
      ...(news === 'reminder' ? [] : [this.priceBlock(order, t, language)]),
      ...(news === 'cancelled' ? [] : [{ kind: 'text' as const, text: t('service-pay-after') }]),
      { kind: 'link', label: t('mail-service-follow'), address },
    ]);
    await queueMail(
      transaction,
      { recipient: row.contact_email, language, subject, text, html, attachments },
      `service-${news}:${row.id}:${row.sequence}:${visit?.visit ?? 'all'}`,
    );
  }

  /** @param visits of which the team is told its own; @param earlier those before, which may have been its own. */
  private async toTeam(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    team: BookedTeam,
    news: TeamNews,
    visits: readonly Visit[],
    earlier: readonly Visit[] = [],
  ): Promise<void> {
    const own = visits.filter(({ teams }) => teams.includes(team.id));
    if (own.length === 0) return;
    const lost = earlier.filter(
      ({ visit, teams }) => teams.includes(team.id) && own.every((one) => one.visit !== visit),
    );
    const { row } = order;
    const t = this.texts.in(TEAMS_READ);
    const values = { team: team.name, number: serviceOrderNumber(row.id) };
    const subject = t(`mail-service-team-${news}-subject`, values);
    const gone = news === 'cancelled';
    const times = own.map(({ date, window }): Row => [
      t('mail-service-when'),
      visitText(TEAMS_READ, date, window, row.work.windows[team.kind]),
    ]);
    const contact: Row[] = [
      [t('mail-service-customer'), row.contact_name],
      [t('mail-service-phone'), row.contact_phone],
    ];
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-service-team-${news}-text`, values) },
      { kind: 'rows', rows: [...times, ...(gone ? [] : [...placeRows(order, t, TEAMS_READ), ...contact])] },
      ...(gone ? [] : [this.priceBlock(order, t, TEAMS_READ)]),
      ...(gone || row.notes === ''
        ? []
        : [{ kind: 'text' as const, text: t('mail-service-notes', { notes: row.notes }) }]),
    ]);
    const told = [
      { visits: own, sequence: row.sequence, gone },
      { visits: lost, sequence: row.sequence, gone: true },
    ];
    const attachments = [this.calendar.attachment(order, team, TEAMS_READ, ...told)];
    await queueMail(
      transaction,
      { recipient: team.email, language: TEAMS_READ, subject, text, html, attachments },
      `service-team-${news}:${row.id}:${row.sequence}:${team.id}`,
    );
  }

  private whenRows(
    { row, visits }: StoredServiceOrder,
    t: Translate,
    language: Language,
    visit?: Visit,
  ): Row[] {
    const count = longestWindows(row.work);
    const time = visitText(language, visit?.date ?? row.date, visit?.window ?? row.time_window, count);
    const number: Row = [t('mail-service-number'), serviceOrderNumber(row.id)];
    const first: Row = [t('mail-service-when'), time];
    const last = visits.at(-1);
    if (visit || visits.length < 2 || !last) return [number, first];
    const many = t('mail-service-visits-until', {
      count: visits.length,
      last: visitText(language, last.date, last.window, count),
    });
    return [number, first, [t('mail-service-visits'), many]];
  }

  private priceBlock(order: StoredServiceOrder, t: Translate, language: Language): MailBlock {
    const price = (stotinki: number) => priceInText(stotinki, language, this.priceOrder);
    const total = totalOf(order);
    const rows = order.lines.map((kept): Row => {
      const line = lineOf(kept, language);
      return [`${line.name}: ${this.arithmetic(line, t, language)}`, price(line.total)];
    });
    return {
      kind: 'rows',
      rows: [
        ...rows,
        [t('order-total'), price(total)],
        [t('order-contained-vat'), price(containedVat(total))],
      ],
    };
  }

  private arithmetic(line: Parameters<typeof arithmeticText>[0], t: Translate, language: Language): string {
    return arithmeticText(line, { language, t, priceOrder: this.priceOrder });
  }
}

function placeRows(order: StoredServiceOrder, t: Translate, language: Language): Row[] {
  const { address, destination } = order.row;
  const from: Row = [t('mail-service-address'), addressText(addressOf(order, address, language), t)];
  if (!destination) return [from];
  return [from, [t('mail-service-destination'), addressText(addressOf(order, destination, language), t)]];
}
