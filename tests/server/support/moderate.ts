import { runCommand } from '../../../server/admin/commands.ts';
import { Moderation } from '../../../server/admin/moderation.ts';
import type { Refunds } from '../../../server/admin/refunds.ts';
import { RemovalMails } from '../../../server/admin/removal-mails.ts';
import type { TestApplication } from './test-application.ts';

/** Operator of the command line in tests. */
export const RADKA = { actorId: null, operator: 'radka', via: 'command' } as const;

/** Runs a moderation command of `npm run admin` as the operator `radka`. @returns its output */
export async function moderate(app: TestApplication, words: string[], because?: string): Promise<string> {
  const lines: string[] = [];
  const { properties, roommates, conversations, reviews, database } = app;
  const mails = new RemovalMails(reviews.texts, reviews.addresses);
  const moderation = new Moderation({
    properties,
    roommates,
    conversations,
    reviews,
    mails,
    actor: RADKA,
  });
  const print = (line: string) => void lines.push(line);
  const surroundings = {
    moderation,
    refunds: {} as Refunds,
    db: database.db,
    clock: app.clock,
    print,
    actor: RADKA,
  };
  await runCommand(words, { because }, surroundings);
  return lines.join('\n');
}
