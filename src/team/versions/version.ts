import { instantOfSofia } from '../../core/shared/sofia-time.ts';
import { versionAt } from '../../core/team/versions.ts';

/** A version as the API returns it; moments are ISO times. */
export type ShownVersion<Value> = {
  number: number;
  validFrom: string;
  createdAt: string;
  author: string;
  reason: string;
  value: Value;
};

export type VersionState = 'current' | 'planned' | 'earlier';

export function statesOf(versions: readonly ShownVersion<unknown>[], now: Date): Map<number, VersionState> {
  const dated = versions.map((version) => ({
    ...version,
    validFrom: new Date(version.validFrom),
    createdAt: new Date(version.createdAt),
  }));
  const current = versionAt(dated, now)?.number;
  return new Map(
    dated.map(({ number, validFrom }) => {
      if (number === current) return [number, 'current'];
      return [number, validFrom > now ? 'planned' : 'earlier'];
    }),
  );
}

export type Publication = { when: 'now' | 'later'; start: string; reason: string };

export const NEW_PUBLICATION: Publication = { when: 'now', start: '', reason: '' };

/** Returns the start as an ISO time; null for now. @param start Sofia's time, such as `2026-11-21T18:30` */
export function startOf({ when, start }: Publication): string | null {
  // An emptied input is null.
  if (when === 'now' || !start) return null;
  return instantOfSofia(start.replace('T', ' '))?.toISOString() ?? null;
}
