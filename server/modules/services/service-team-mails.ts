import type { Transaction } from 'kysely';
import { kindOf } from '../../../src/core/services/service.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import type { ServiceCalendar } from './service-calendar.ts';
import { visitText } from './service-format.ts';
import { lineRows, placeRows } from './service-mail-rows.ts';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import type { Row } from './service-mail-rows.ts';
import { partAmount, serviceOrderNumber } from './service-order-rows.ts';
import type { BookedTeam, StoredServiceOrder, TeamBooking, Visit } from './service-order-rows.ts';
import type { Company } from '../../platform/company.ts';

type TeamNews = 'booked' | 'changed' | 'moved' | 'cancelled';

const TEAMS_READ: Language = 'bg';

/** Mails to service teams: their own visits, services and amount, and the link to their page. */
export class ServiceTeamMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly calendar: ServiceCalendar,
    private readonly priceOrder: PriceOrder,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  /**
   * @param visits of all teams; @param earlier the visits before a change, of which the team may lose some
   */
  async mailTeam(
    transaction: Transaction<Database>,
    order: StoredServiceOrder,
    team: BookedTeam,
    news: TeamNews,
    visits: readonly Visit[],
    earlier: readonly Visit[] = [],
  ): Promise<void> {
    const own = visits.filter(({ teams }) => teams.includes(team.id));
    if (own.length === 0) return;
    const { row } = order;
    const t = this.texts.in(TEAMS_READ);
    const values = { team: team.name, number: serviceOrderNumber(row.id) };
    const subject = t(`mail-service-team-${news}-subject`, values);
    const isCancelled = news === 'cancelled';
    const parts = own.flatMap((visit) =>
      visit.parts.filter(({ teamId }) => teamId === team.id).map((part) => ({ ...part, visit: visit.visit })),
    );
    const times = parts.map(({ date, window, windowCount }): Row => [
      t('day-and-time'),
      visitText(TEAMS_READ, date, window, windowCount),
    ]);
    const contact: Row[] = [
      [t('service-visit-customer'), row.contact_name],
      [t('order-contact-phone'), row.contact_phone],
    ];
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-service-team-${news}-text`, values) },
      {
        kind: 'rows',
        rows: [
          ...times,
          ...(isCancelled ? [] : [...placeRows(order, t, TEAMS_READ, team.kind === 'moving'), ...contact]),
        ],
      },
      ...(isCancelled ? [] : [this.teamPrices(order, team, parts[0], t)]),
      ...(isCancelled || row.notes === ''
        ? []
        : [{ kind: 'text' as const, text: t('mail-service-notes', { notes: row.notes }) }]),
      {
        kind: 'link',
        label: t('service-team-title'),
        address: this.addresses.of(TEAMS_READ, 'ServiceTeam', { token: team.token }),
      },
    ]);
    const entries = [
      { visits: own, sequence: row.sequence, isCancelled },
      { visits: earlier, sequence: row.sequence, isCancelled: true, except: own },
    ];
    const attachments = [this.calendar.attachment(order, team, TEAMS_READ, ...entries)];
    await queueMail(
      transaction,
      { recipient: team.email, language: TEAMS_READ, subject, text, html, attachments },
      `service-team-${news}:${row.id}:${row.sequence}:${team.id}:${own[0]?.visit}-${own.at(-1)?.visit}`,
    );
  }

  /** Notifies the office of a visit without a team. */
  async mailOffice(
    transaction: Transaction<Database>,
    { row }: StoredServiceOrder,
    { visit, date, window, windowCount }: TeamBooking,
  ): Promise<void> {
    const t = this.texts.in(TEAMS_READ);
    const values = { number: serviceOrderNumber(row.id) };
    const subject = t('mail-service-office-without-team-subject', values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-service-office-without-team-text', values) },
      {
        kind: 'rows',
        rows: [
          [t('day-and-time'), visitText(TEAMS_READ, date, window, windowCount)],
          [t('service-visit-customer'), row.contact_name],
          [t('order-contact-phone'), row.contact_phone],
        ],
      },
    ]);
    await queueMail(
      transaction,
      { recipient: this.company.teamEmail, language: TEAMS_READ, subject, text, html },
      `service-office-without-team:${row.id}:${row.sequence}:${visit}`,
    );
  }

  /** Notifies the office of a withdrawal from begun work, so that it settles the completed part. */
  async mailOfficeOfWithdrawal(
    transaction: Transaction<Database>,
    { row, lines, teams }: StoredServiceOrder,
  ): Promise<void> {
    const t = this.texts.in(TEAMS_READ);
    const number = serviceOrderNumber(row.id);
    const subject = t('mail-service-office-withdrawn-subject', { number });
    const cleaning = lines.filter((line) => kindOf(line) === 'cleaning');
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-service-office-withdrawn-text', { number }) },
      {
        kind: 'rows',
        rows: [
          ...lineRows(cleaning, { t, language: TEAMS_READ, priceOrder: this.priceOrder }),
          [t('service-visit-customer'), row.contact_name],
          [t('order-contact-phone'), row.contact_phone],
          ...teams
            .filter(({ kind }) => kind === 'cleaning')
            .map(({ name, phone }): Row => [t('mail-service-team'), `${name}, ${phone}`]),
        ],
      },
    ]);
    await queueMail(
      transaction,
      { recipient: this.company.teamEmail, language: TEAMS_READ, subject, text, html },
      `service-office-withdrawn:${row.id}`,
    );
  }

  /** Services of the team and the amount that it collects at a visit. */
  private teamPrices(
    order: StoredServiceOrder,
    team: BookedTeam,
    part: { visit: number; date: string } | undefined,
    t: Translate,
  ): MailBlock {
    const own = order.lines.filter((line) => kindOf(line) === team.kind);
    const collected = part ? partAmount(order, team, part) : sumOfPrices(own);
    const amount = priceInText(collected, TEAMS_READ, this.priceOrder);
    return {
      kind: 'rows',
      rows: [
        ...lineRows(own, { t, language: TEAMS_READ, priceOrder: this.priceOrder }),
        [t('mail-service-team-collect'), amount],
      ],
    };
  }
}
