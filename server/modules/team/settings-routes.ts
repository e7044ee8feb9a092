import * as contract from '../../../api/team/settings.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { BusinessSettingsCommand } from '../../../src/core/team/business-settings.ts';
import type { BusinessSettings } from '../../../src/core/team/business-settings.ts';
import { versionAt } from '../../../src/core/team/versions.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { recordChange } from './audit-log.ts';
import { SETTINGS, settingsIn } from './live-settings.ts';
import type { LiveSettings } from './live-settings.ts';
import type { TeamDependencies } from './team-dependencies.ts';
import { addVersion, versionsOf } from './versions.ts';

/** Settings of the business (TEAM-12). */
export function settingsRoutes({ db, clock }: TeamDependencies, settings: LiveSettings): Implementation[] {
  const read = async () => {
    const versions = await versionsOf<BusinessSettings>(db, SETTINGS);
    const current = versionAt(versions, clock.now());
    return {
      values: settingsIn({ ...settings.ofEnvironment, ...current?.value }),
      version: current?.number ?? 0,
      latest: versions[0]?.number ?? 0,
      versions: versions.map(({ number, value, validFrom, createdAt, author, reason }) => ({
        number,
        values: settingsIn({ ...settings.ofEnvironment, ...value }),
        validFrom: validFrom.toISOString(),
        createdAt: createdAt.toISOString(),
        author,
        reason,
      })),
    };
  };
  return [
    implement(contract.teamSettings, read),
    implement(contract.changeTeamSettings, async ({ body, member }) => {
      const command = new BusinessSettingsCommand(body.values);
      ensureValid(command);
      const value = settingsIn(command);
      const { values: before } = await read();
      const reason = body.reason.trim();
      const now = clock.now();
      await inTransaction(db, async (transaction) => {
        await addVersion(
          transaction,
          SETTINGS,
          {
            value,
            validFrom: body.validFrom === null ? null : new Date(body.validFrom),
            base: body.latest,
            author: { id: member.accountId, name: member.name },
            reason,
          },
          now,
        );
        await recordChange(
          transaction,
          {
            actorId: member.accountId,
            operator: member.name,
            via: 'team',
            operation: 'settings.write',
            subject: 'settings',
            subjectId: SETTINGS.key,
            reason,
            before,
            after: { ...value, ...(body.validFrom !== null && { validFrom: body.validFrom }) },
          },
          now,
        );
      });
      await settings.refresh();
      return read();
    }),
  ];
}
