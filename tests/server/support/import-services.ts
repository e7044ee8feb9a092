import type { Kysely } from 'kysely';
import { importSubjects } from '../../../server/import-subjects.ts';
import { ModerationHold } from '../../../server/modules/properties/duplicate-pictures/moderation-hold.ts';
import { ModerationMails } from '../../../server/modules/properties/duplicate-pictures/moderation-mails.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { Database } from '../../../server/tables.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';

/** Dependencies of the imports, with a mail address of the team. */
export function importServices({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
  const texts = new Texts('content/translations');
  const addresses = new Addresses({
    origins: { bg: 'https://uyut.example', en: undefined },
    host: '127.0.0.1',
    port: 3000,
  });
  const moderationHold = new ModerationHold(
    clock,
    new ModerationMails(texts, addresses, { teamEmail: 'team@uyut.example' }),
  );
  return { db, clock, texts, subjects: importSubjects({ db, clock, texts, moderationHold }) };
}
