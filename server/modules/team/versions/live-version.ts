import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import type { Version } from '../../../../src/core/team/versions.ts';
import type { ChangeNotifications } from '../../../platform/database/change-notifications.ts';
import type { LiveValue } from '../../../platform/live-value.ts';
import type { Database } from '../../../tables.ts';
import { versionsOf } from './versions.ts';
import type { Versioned } from './versions.ts';

type Source = {
  db: Kysely<Database>;
  clock: Clock;
  /** Without change notifications every call reads the database. */
  changes?: ChangeNotifications | undefined;
};

/**
 * Value of a versioned record, cached until the database notifies of a new version. Planned versions are cached
 * too, so that they begin in time (TEAM-07).
 */
export class LiveVersion<Value> implements LiveValue<Value> {
  private cached: { versions: readonly Version<Value>[]; readAt: number } | null = null;

  constructor(
    private readonly source: Source,
    private readonly versioned: Versioned,
    private readonly original: Value,
  ) {}

  async current(): Promise<Value> {
    const { clock } = this.source;
    return versionAt(await this.versions(), clock.now())?.value ?? this.original;
  }

  private async versions(): Promise<readonly Version<Value>[]> {
    const { db, changes } = this.source;
    const { cached } = this;
    if (cached && changes?.isCurrent && !changes.hasChanged([this.versioned.kind], cached.readAt))
      return cached.versions;
    const readAt = performance.now();
    const versions = await versionsOf<Value>(db, this.versioned);
    this.cached = { versions, readAt };
    return versions;
  }
}
