import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { sendInteriorEnquiry as contract } from '../../../api/services/interior.ts';
import { InteriorEnquiryCommand } from '../../../src/core/services/interior-enquiry-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { attachPictures } from '../../platform/pictures/attached-pictures.ts';
import type { Database } from '../../tables.ts';
import type { ServiceDependencies } from './service-dependencies.ts';

type Asker = { accountId: number | null; address: string; language: Language };

/**
 * Stores an enquiry about interior design and sends it to the team (SERV-08). Idempotent by key.
 * @throws Failure `invalid` by field, `enquiry-key-used` (`conflict`), `too-many`
 */
export async function enquire(
  { db, clock, interiorMails }: ServiceDependencies,
  body: BodyOf<typeof contract>,
  { accountId, address, language }: Asker,
): Promise<void> {
  const content = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  if (await isRepeated(db, body.key, content)) return;
  const command = new InteriorEnquiryCommand({ ...body, area: body.area === null ? '' : String(body.area) });
  const { fields, city } = await check(db, command);
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
  await countAttempt(db, `enquiries from ${address}`, { most: 10, minutes: 60 }, clock.now());
  await inTransaction(db, async (transaction) => {
    const created = await transaction
      .insertInto('interior_enquiry')
      .values({
        key: body.key,
        content_hash: content,
        language,
        contact_name: command.name,
        contact_phone: command.phone,
        contact_email: command.email,
        city_id: command.cityId,
        area: command.area,
        package: command.package,
        message: command.message,
        account_id: accountId,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      await isRepeated(transaction, body.key, content);
      return;
    }
    const subject = enquirySubject(created.id);
    const pictures = await attachPictures(transaction, null, command.pictures, subject, 'pictures');
    await transaction
      .updateTable('interior_enquiry')
      .set({ pictures: json(pictures) })
      .where('id', '=', created.id)
      .execute();
    await interiorMails.enquired(transaction, { id: created.id, language, command, city, pictures });
  });
}

export function enquirySubject(id: number): string {
  return `interior-enquiry:${id}`;
}

async function check(
  db: Kysely<Database>,
  command: InteriorEnquiryCommand,
): Promise<{ fields: FieldErrors; city: Record<Language, string> | null }> {
  const row =
    command.cityId === null
      ? undefined
      : await db
          .selectFrom('city')
          .select(['name_bg as bg', 'name_en as en'])
          .where('id', '=', command.cityId)
          .executeTakeFirst();
  const isUnknown = command.cityId !== null && !row;
  const isTwice = new Set(command.pictures).size < command.pictures.length;
  const fields = {
    ...(isUnknown && { cityId: 'error-choice-required' }),
    ...(isTwice && { pictures: 'error-picture-unknown' }),
    ...fieldErrorsOf(command),
  };
  return { fields, city: row ?? null };
}

/** @throws Failure `conflict` for a key with other content */
async function isRepeated(db: Kysely<Database>, key: string, content: string): Promise<boolean> {
  const stored = await db
    .selectFrom('interior_enquiry')
    .select('content_hash')
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored && stored.content_hash !== content) throw new Failure('enquiry-key-used', {}, 'conflict');
  return stored !== undefined;
}
