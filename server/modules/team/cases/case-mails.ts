import type { Transaction } from 'kysely';
import { subjectKey } from '../../../../src/core/team/cases.ts';
import type { AppealOutcome, CaseSubject } from '../../../../src/core/team/cases.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import type { AffectedPerson } from './people.ts';

/** Decisions whose statement of reasons is written here, and the section of the terms that they rest on. */
const TERMS = {
  'comment-hidden': '14',
  'reply-removed': '15',
  'conversation-closed': '12',
  'company-rejected': '17',
  'shop-refused': '17',
  'service-cancelled': null,
} as const;
export type StatementName = keyof typeof TERMS;

/** Decision with the person whom it affects, and its reason in a language. */
export type StatedDecision = {
  transaction: Transaction<Database>;
  subject: CaseSubject;
  affected: AffectedPerson | null;
  reason: (language: Language) => string;
  now: Date;
};

/** Mails about decisions of cases in the reader's language (TEAM-04). */
export class CaseMails {
  constructor(
    readonly texts: Texts,
    readonly addresses: Addresses,
  ) {}

  /**
   * Sends the statement of reasons: facts, ground, no automated decision, the way to object (Digital Services
   * Act, article 17). Without an affected person nothing is sent.
   */
  async statement(
    name: StatementName,
    { transaction, subject, affected: person, reason: reasonIn, now }: StatedDecision,
  ): Promise<void> {
    if (!person) return;
    const terms = TERMS[name];
    const reason = reasonIn(person.language);
    const key = `${name}:${subjectKey(subject)}:${now.toISOString()}`;
    await this.send(transaction, person, `mail-case-${name}-subject`, key, (t, title) => [
      t(`mail-case-${name}-text`, { title }),
      t('mail-removed-reason', { reason }),
      ...(terms === null
        ? []
        : [t('mail-case-terms', { part: terms }), t('mail-case-person'), t('mail-removed-object')]),
    ]);
  }

  /** Sends the answer to an objection (article 20). */
  async appealDecided(
    transaction: Transaction<Database>,
    person: AffectedPerson,
    { outcome, answer, key }: { outcome: AppealOutcome; answer: string; key: string },
  ): Promise<void> {
    await this.send(transaction, person, `mail-case-appeal-${outcome}-subject`, key, (t, title) => [
      t(`mail-case-appeal-${outcome}-text`, { title }),
      t('mail-removed-reason', { reason: answer }),
      ...(outcome === 'upheld' ? [t('mail-upheld-further')] : []),
    ]);
  }

  private async send(
    transaction: Transaction<Database>,
    { email: recipient, language, title }: AffectedPerson,
    subjectKey:
      | 'mail-case-appeal-upheld-subject'
      | 'mail-case-appeal-reversed-subject'
      | `mail-case-${StatementName}-subject`,
    uniqueKey: string,
    linesOf: (t: Translate, title: string) => string[],
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(subjectKey, { title });
    const { text, html } = layOutMail(subject, [
      ...linesOf(t, title).map((line) => ({ kind: 'text' as const, text: line })),
      { kind: 'link', label: t('mail-removed-write'), address: this.addresses.of(language, 'Contacts') },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, uniqueKey);
  }
}
