import type { Transaction } from 'kysely';
import { DAY } from '../../../src/core/shared/durations.ts';
import { serviceKind } from '../../modules/team/catalogue/service-kind.ts';
import { recordChange } from '../../modules/team/audit-log.ts';
import { addVersion } from '../../modules/team/versions/versions.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { DEMO_MEMBERS } from './demo-members.ts';
import type { DemoMember } from './demo-members.ts';

const SERVICE = 'hourly-cleaning';
const REASON = 'По-скъпи препарати от следващия месец';
/** Stotinki of the planned increase, and days until it begins. */
const [INCREASE, DAYS] = [300, 14];

type Load = { transaction: Transaction<Database>; now: Date };

/** Plans a higher price of a service, which waits for its start (TEAM-07). */
export async function planPriceChange(
  { transaction, now }: Load,
  members: ReadonlyMap<DemoMember['role'], number>,
): Promise<void> {
  const [service] = await serviceKind.rows(transaction, SERVICE);
  if (!service) return;
  const { name } = DEMO_MEMBERS.find(({ role }) => role === 'services') ?? { name: 'demo' };
  const author = { id: members.get('services') ?? null, name };
  const value = { ...service.value, price: service.value.price + INCREASE };
  const validFrom = new Date(now.getTime() + DAYS * DAY);
  const versioned = { kind: 'services', key: SERVICE } as const;
  await addVersion(transaction, versioned, { value, validFrom, base: 0, author, reason: REASON }, now);
  const planned = { resource: 'services', key: SERVICE, validFrom: validFrom.toISOString() };
  await enqueue(transaction, 'team.begin-version', planned, { runAt: validFrom });
  await recordChange(
    transaction,
    {
      actorId: author.id,
      operator: name,
      via: 'team',
      operation: 'services.write',
      subject: 'service',
      subjectId: SERVICE,
      reason: REASON,
      before: { ...service.value },
      after: { ...value, validFrom: planned.validFrom },
    },
    now,
  );
}
