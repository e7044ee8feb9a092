import { describe, expect, it } from 'vitest';
import { startOfVersion, versionAt } from '../../../src/core/team/versions.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const version = (number: number, validFrom: Date) => ({
  number,
  value: number,
  validFrom,
  createdAt: NOW,
  author: 'Радка',
  reason: '',
});

describe('A version', () => {
  it('is in force from its start until the next one begins', () => {
    const versions = [version(1, inHours(-5)), version(2, inHours(-1)), version(3, inHours(1))];
    expect(versionAt(versions, NOW)?.number).toBe(2);
    expect(versionAt(versions, inHours(-2))?.number).toBe(1);
    expect(versionAt(versions, inHours(2))?.number).toBe(3);
    expect(versionAt(versions, inHours(-9))).toBeNull();
  });

  it('replaces an earlier one with the same start', () => {
    expect(versionAt([version(2, NOW), version(1, NOW)], NOW)?.number).toBe(2);
  });

  it('begins now or at most a year ahead, never in the past', () => {
    expect(startOfVersion(null, NOW)).toEqual(NOW);
    expect(startOfVersion(inHours(24), NOW)).toEqual(inHours(24));
    expect(() => startOfVersion(inHours(-24), NOW)).toThrow('error-valid-from-past');
    expect(() => startOfVersion(inHours(24 * 400), NOW)).toThrow('error-valid-from-too-late');
  });
});
