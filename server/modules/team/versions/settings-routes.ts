import * as contract from '../../../../api/team/settings.ts';
import { ensureValid } from '../../../../src/core/shared/validation.ts';
import { BusinessSettingsCommand } from '../../../../src/core/team/business-settings.ts';
import type { BusinessSettings } from '../../../../src/core/team/business-settings.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { changeVersion } from './change-version.ts';
import { SETTINGS, settingsIn } from './live-settings.ts';
import type { LiveSettings } from './live-settings.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { versionsOf } from './versions.ts';

/** Settings of the business (TEAM-12). */
export function settingsRoutes(deps: TeamDependencies, settings: LiveSettings): Implementation[] {
  const { db, clock } = deps;
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
      await changeVersion(deps, SETTINGS, { ...body, value }, member, {
        operation: 'settings.write',
        subject: 'settings',
        before,
      });
      await settings.refresh();
      return read();
    }),
  ];
}
