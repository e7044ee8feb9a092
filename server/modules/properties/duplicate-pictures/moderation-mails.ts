import type { Transaction } from 'kysely';
import type { Addresses } from '../../../platform/addresses.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { UPLOADS } from '../../../platform/pictures/picture-rows.ts';
import { fileName } from '../../../platform/pictures/picture-store.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import type { DuplicatePicture } from './find-duplicates.ts';
import type { Company } from '../../../platform/company.ts';

/** Positions of the pictures in the listing, from 1, and the other listings that show them. */
type PendingListing = {
  listing: Listing;
  id: number;
  numbers: readonly number[];
  duplicates: readonly DuplicatePicture[];
};

/** Sections of the terms on the rights to a listing's pictures. */
export const TERMS_OF: Record<Listing, string> = { home: '9', offer: '12' };

export class ModerationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  /**
   * Sends the owner the reason, the rules, the next steps and the way to object (Digital Services Act,
   * article 17). Sends the team links to both listings.
   */
  async pendingReview(
    transaction: Transaction<Database>,
    pendingReview: PendingListing,
    at: Date,
  ): Promise<void> {
    const { listing, id, numbers } = pendingReview;
    const unique = `listing-held:${listing}:${id}:${at.toISOString()}`;
    const title = await this.mailOwner(transaction, pendingReview, unique, (t, title) => [
      t('mail-listing-held-text', { title, pictures: numbers.join(', '), count: numbers.length }),
      t('mail-listing-held-terms', { part: TERMS_OF[listing] }),
      t('mail-listing-held-do'),
    ]);
    await this.mailTeam(transaction, pendingReview, title, unique);
  }

  /**
   * Sends the owner of a near-identical listing the reason and the next steps, and the team the similar
   * listings.
   */
  async similarPendingReview(
    transaction: Transaction<Database>,
    pendingReview: { listing: Listing; id: number; others: readonly number[] },
    at: Date,
  ): Promise<void> {
    const { listing, id, others } = pendingReview;
    const unique = `listing-similar:${listing}:${id}:${at.toISOString()}`;
    const title = await this.mailOwner(transaction, pendingReview, unique, (t, title) => [
      t('mail-listing-similar-text', { title, count: others.length }),
      t('mail-listing-similar-terms', { part: TERMS_OF[listing] }),
      t('mail-listing-similar-do'),
    ]);
    const t = this.texts.in('bg');
    const subject = t('mail-team-similar-subject', { title });
    const names = others.map((other) => `${listing} ${other}`).join(', ');
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-team-similar-text', { listing: `${listing} ${id}`, others: names }) },
      { kind: 'text', text: t('mail-team-similar-do', { listing: `${listing} ${id}` }) },
    ]);
    const mail = { recipient: this.company.teamEmail, language: 'bg' as const, subject, text, html };
    await queueMail(transaction, mail, `${unique}:team`);
  }

  /** @returns the title of the listing */
  private async mailOwner(
    transaction: Transaction<Database>,
    { listing, id }: { listing: Listing; id: number },
    unique: string,
    paragraphs: (t: ReturnType<Texts['in']>, title: string) => string[],
  ): Promise<string> {
    const owner = await transaction
      .selectFrom(listing === 'home' ? 'property' : 'roommate_offer')
      .innerJoin('account', 'account.id', 'owner_id')
      .select(['email', 'account.language', 'title'])
      .where(listing === 'home' ? 'property.id' : 'roommate_offer.id', '=', id)
      .executeTakeFirstOrThrow();
    const { email: recipient, language, title } = owner;
    const t = this.texts.in(language);
    const subject = t('mail-listing-held-subject', { title });
    const route = listing === 'home' ? 'AdminEditProperty' : 'AdminRoommatesPost';
    const { text, html } = layOutMail(subject, [
      ...paragraphs(t, title).map((one) => ({ kind: 'text' as const, text: one })),
      { kind: 'text', text: t('mail-removed-object') },
      {
        kind: 'link',
        label: t('mail-listing-held-open'),
        address: this.addresses.of(language, route, { id }),
      },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, unique);
    return title;
  }

  private async mailTeam(
    transaction: Transaction<Database>,
    { listing, id, numbers, duplicates }: PendingListing,
    title: string,
    unique: string,
  ): Promise<void> {
    const t = this.texts.in('bg');
    const subject = t('mail-team-held-subject', { title });
    const others = new Map(duplicates.map((double) => [`${double.listing} ${double.id}`, double]));
    const { text, html } = layOutMail(subject, [
      {
        kind: 'text',
        text: t('mail-team-held-text', { listing: `${listing} ${id}`, pictures: numbers.join(', ') }),
      },
      ...[...others.values()].map((other) => this.card(other)),
      { kind: 'text', text: t('mail-team-held-do', { listing: `${listing} ${id}` }) },
    ]);
    await queueMail(
      transaction,
      { recipient: this.company.teamEmail, language: 'bg', subject, text, html },
      `${unique}:team`,
    );
  }

  private card({ listing, id, title, otherKey, otherWidths }: DuplicatePicture): MailBlock {
    const address = this.addresses.of('bg', listing === 'home' ? 'Property' : 'RoommateOffer', { id });
    const file = UPLOADS + fileName(otherKey, Math.min(...otherWidths), 'webp');
    const picture = new URL(file, address).href;
    return { kind: 'card', title, address, picture, price: '', lines: [`${listing} ${id}`] };
  }
}
