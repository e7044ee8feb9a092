import type { Selectable } from 'kysely';
import { AgencyCommand, ProfileCommand } from '../../../src/core/accounts/account-commands.ts';
import type { AgencyForm, OwnAgency, ProfileForm } from '../../../src/core/accounts/account-commands.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { ensureVersion, versionOf } from '../../platform/http/content-version.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { replacePicture } from '../../platform/pictures/attached-pictures.ts';
import type { AccountTable, AgencyTable } from './tables.ts';
import type { AccountDependencies } from './account-dependencies.ts';

/**
 * @param version of the profile when the form was opened. @throws Failure `validation_failed` (`invalid`),
 * `conflict` for an older version
 */
export async function updateProfile(
  { db, onContactsChanged }: AccountDependencies,
  accountId: number,
  { version, ...form }: ProfileForm & { version: string },
): Promise<void> {
  const command = new ProfileCommand(form);
  ensureValid(command);
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('account')
      .select(['name', 'phone', 'language', 'marketing_opt_in'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    ensureVersion(profileOf(row), version);
    await transaction
      .updateTable('account')
      .set({
        name: command.name,
        phone: command.phone,
        language: command.language,
        marketing_opt_in: command.optMarketingFlag,
        // The verification applies to the earlier number only.
        ...(command.phone !== row.phone && { phone_verified_at: null }),
      })
      .where('id', '=', accountId)
      .execute();
    await onContactsChanged(transaction, accountId);
  });
}

export function profileOf({
  name,
  phone,
  language,
  marketing_opt_in: optMarketingFlag,
}: Pick<Selectable<AccountTable>, 'name' | 'phone' | 'language' | 'marketing_opt_in'>): ProfileForm {
  return { name, phone, language, optMarketingFlag };
}

/** @param key of a picture that this account uploaded; null for none */
export async function setProfilePicture(
  { db }: AccountDependencies,
  accountId: number,
  key: string | null,
): Promise<void> {
  const subject = `account:${accountId}`;
  await inTransaction(db, async (transaction) => {
    const picture = await replacePicture(transaction, accountId, key, subject);
    await transaction
      .updateTable('account')
      .set({ picture: picture && json(picture) })
      .where('id', '=', accountId)
      .execute();
  });
}

export async function readOwnAgency({ db }: AccountDependencies, accountId: number): Promise<OwnAgency> {
  const row = await db
    .selectFrom('agency')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id, trusted, logo } = row;
  const form = agencyFormOf(row);
  return { ...form, id, trusted, logo, version: versionOf(form) };
}

function agencyFormOf(row: Selectable<AgencyTable>): AgencyForm {
  const { name, phone, email, website, address, company_number: companyNumber } = row;
  const [descriptionBg, descriptionEn] = [row.description_bg, row.description_en];
  return { name, descriptionBg, descriptionEn, phone, email, website, address, companyNumber };
}

/**
 * @param version of the agency when the form was opened. @throws Failure `validation_failed` (`invalid`),
 * `conflict` for an older version
 */
export async function updateAgency(
  { db, onContactsChanged }: AccountDependencies,
  accountId: number,
  { version, ...form }: AgencyForm & { version: string },
): Promise<void> {
  const command = new AgencyCommand(form);
  ensureValid(command);
  const { descriptionBg, descriptionEn, name, phone, email, website, address, companyNumber } = command;
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('agency')
      .selectAll()
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    ensureVersion(agencyFormOf(row), version);
    await transaction
      .updateTable('agency')
      .set({
        name,
        phone,
        email,
        website,
        address,
        description_bg: descriptionBg,
        description_en: descriptionEn,
        company_number: companyNumber,
        // The team's check applies to the earlier company only.
        ...((row.name !== name || row.company_number !== companyNumber) && { company_verified_at: null }),
      })
      .where('account_id', '=', accountId)
      .execute();
    await onContactsChanged(transaction, accountId);
  });
}

/** @param key of a picture that this account uploaded; null for none */
export async function setAgencyLogo(
  { db }: AccountDependencies,
  accountId: number,
  key: string | null,
): Promise<void> {
  const subject = `agency-of:${accountId}`;
  await inTransaction(db, async (transaction) => {
    const picture = await replacePicture(transaction, accountId, key, subject);
    await transaction
      .updateTable('agency')
      .set({ logo: picture && json(picture) })
      .where('account_id', '=', accountId)
      .execute();
  });
}
