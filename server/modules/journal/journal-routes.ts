import * as contract from '../../../api/journal.ts';
import { implement } from '../../platform/operations.ts';
import type { Implementation } from '../../platform/operations.ts';
import { writeToUs } from './contact-messages.ts';
import type { JournalServices } from './journal-services.ts';

export function journalRoutes(services: JournalServices): Implementation[] {
  return [
    implement(
      contract.sendContactMessage,
      async ({ body, account, language, request }) => ({
        message: 'contact-sent',
        reference: await writeToUs(services, body, {
          accountId: account?.id ?? null,
          address: request.ip,
          language,
        }),
      }),
      { shareOfLimit: 1 / 20 },
    ),
  ];
}
