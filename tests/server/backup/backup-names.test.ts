import { describe, expect, it } from 'vitest';
import { backupName, backupTime, outdatedBackups } from '../../../server/backup/backup-names.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

const MONDAY = new Date('2026-11-23T04:00:00Z');
const daysAgo = (days: number, hours = 0) =>
  backupName(new Date(daysAfter(MONDAY, -days).getTime() + hours * 3_600_000), false);
const keptOf = (names: string[], keep = { daily: 7, weekly: 4 }) => {
  const outdated = outdatedBackups(names, keep);
  return names.filter((name) => !outdated.includes(name));
};

describe('The name of a backup', () => {
  it('contains its start time and whether it is encrypted', () => {
    expect(backupName(MONDAY, false)).toBe('uyut-2026-11-23T04-00-00Z.tar.gz');
    expect(backupName(MONDAY, true)).toBe('uyut-2026-11-23T04-00-00Z.tar.gz.age');
    expect(backupTime(backupName(MONDAY, true))).toEqual(MONDAY);
  });

  it.each(['notes.txt', 'uyut-2026-11-23T04-00-00Z.tar.gz.unfinished', 'other-2026-11-23T04-00-00Z.tar.gz'])(
    'is not %s',
    (name) => expect(backupTime(name)).toBeNull(),
  );
});

describe('Backup retention', () => {
  it('retains seven daily and four weekly backups', () => {
    const names = Array.from({ length: 60 }, (_, days) => daysAgo(days));
    expect(keptOf(names)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 15].map((days) => daysAgo(days)));
  });

  it('retains the last backup of a day', () => {
    expect(keptOf([daysAgo(0), daysAgo(0, 5), daysAgo(0, 9)])).toEqual([daysAgo(0, 9)]);
  });

  it('retains old backups when there are no newer ones', () => {
    const names = [100, 101, 102].map((days) => daysAgo(days));
    expect(keptOf(names)).toEqual(names);
  });

  it('always retains the newest', () => {
    const names = [0, 1, 2].map((days) => daysAgo(days));
    expect(keptOf(names, { daily: 1, weekly: 1 })).toEqual([daysAgo(0)]);
    expect(keptOf(names, { daily: 0, weekly: 0 })).toEqual([daysAgo(0)]);
  });

  it('ignores other files in the folder', () => {
    expect(outdatedBackups(['notes.txt', 'uyut.sql', daysAgo(0)], { daily: 1, weekly: 1 })).toEqual([]);
  });
});
