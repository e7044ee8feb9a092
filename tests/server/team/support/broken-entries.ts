import { checkAuditLog } from '../../../../server/doctor/check-audit-log.ts';
import type { TestDatabase } from '../../support/test-database.ts';

/** Returns the doctor's findings about the chain of audit entries, without good ones. */
export async function brokenEntries({ pool }: TestDatabase, batch?: number): Promise<string[]> {
  const client = await pool.connect();
  try {
    const findings = await checkAuditLog(client, batch);
    return findings.filter(({ state }) => state !== 'ok').map(({ what }) => what);
  } finally {
    client.release();
  }
}
