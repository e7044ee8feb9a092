import { readdir } from 'node:fs/promises';
import { DAY } from '../../src/core/shared/durations.ts';

/** Number of days and of weeks with a stored backup. */
export type Retention = { daily: number; weekly: number };

const NAME = /^uyut-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;

/** Such as `uyut-2026-11-23T04-00-00Z.tar.gz.age`; names sort by time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `uyut-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Returns the start time of a backup by its name; null for any other file. */
export function backupTime(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** Returns the start time of the newest backup in a folder; null without one. */
export async function newestBackup(directory: string): Promise<Date | null> {
  const names = await readdir(directory).catch((error: { code?: string }): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return backupTime(names.filter(backupTime).toSorted().at(-1) ?? '');
}

/**
 * Returns the backups to delete: all but the last of each of the last days and weeks. Days and weeks without
 * backups do not count, so old backups stay if new ones fail. The newest always stays.
 */
export function outdatedBackups(names: readonly string[], { daily, weekly }: Retention): string[] {
  const backups = names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, day: Math.floor(at.getTime() / DAY) }] : [];
    })
    .toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const retained = new Set(backups.slice(0, 1).map(({ name }) => name));
  // 1 January 1970 was a Thursday; weeks begin on Mondays.
  for (const [most, periodOf] of [
    [daily, (day: number) => day],
    [weekly, (day: number) => Math.floor((day + 3) / 7)],
  ] as const) {
    const newest = new Map<number, string>();
    for (const { name, day } of backups) if (!newest.has(periodOf(day))) newest.set(periodOf(day), name);
    for (const name of [...newest.values()].slice(0, most)) retained.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !retained.has(name));
}
