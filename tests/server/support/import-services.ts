import type { Kysely } from 'kysely';
import { importSubjects } from '../../../server/import-subjects.ts';
import { HeldListings } from '../../../server/modules/properties/doubles/held-listings.ts';
import { HoldMails } from '../../../server/modules/properties/doubles/hold-mails.ts';
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
  const held = new HeldListings(clock, new HoldMails(texts, addresses, 'team@uyut.example'));
  return { db, clock, texts, subjects: importSubjects({ db, clock, texts, held }) };
}
