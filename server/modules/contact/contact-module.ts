import type { Kysely } from 'kysely';
import * as contract from '../../../api/contact/contact.ts';
import type { ModuleContext } from '../../module-context.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { ContactMails } from './contact-mails.ts';
import { deleteOldMessages, sendContactMessage } from './contact-messages.ts';
import type { ContactDependencies } from './contact-messages.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-old-messages': unknown;
  }
}

/** The contact form (BLOG-04). */
export function contactModule({ db, clock, texts, company }: ModuleContext) {
  const deps: ContactDependencies = { db, clock, mails: new ContactMails(texts, company) };
  return {
    deps,
    operations: [
      implement(
        contract.sendContactMessage,
        async ({ body, account, language, sender }) => ({
          message: 'contact-sent',
          reference: await sendContactMessage(deps, body, {
            accountId: account?.id ?? null,
            address: sender,
            language,
          }),
        }),
        { shareOfLimit: 1 / 20 },
      ),
    ],
    exports: [exportContactMessages],
    jobs: {
      'delete-old-messages': { at: '22 3 * * *', run: () => deleteOldMessages(deps) },
    } satisfies Partial<Jobs>,
  };
}

/** Returns the messages that a person sent while signed in, for the export of personal data. */
async function exportContactMessages(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const letters = await db
    .selectFrom('contact_message')
    .select(['name', 'email', 'phone', 'subject', 'message', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { letters };
}
