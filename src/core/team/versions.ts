import { daysAfter } from '../shared/durations.ts';
import { Failure } from '../shared/failure.ts';

/** A version of a setting, a text or a price; it is valid from its time until the next one. */
export type Version<Value> = {
  /** 1 for the first. */
  number: number;
  value: Value;
  validFrom: Date;
  createdAt: Date;
  /** Name of the member who made it. */
  author: string;
  reason: string;
};

/** A version may be planned for at most this many days ahead. */
const MAX_DAYS_AHEAD = 366;

/**
 * Returns the start of a new version: the given time, or now.
 * @throws Failure `invalid` for a time that has passed, because the past does not change, or one over a year
 * ahead
 */
export function startOfVersion(validFrom: Date | null, now: Date): Date {
  if (!validFrom) return now;
  if (validFrom < now) throw invalid('error-valid-from-past');
  if (validFrom > daysAfter(now, MAX_DAYS_AHEAD)) throw invalid('error-valid-from-too-late');
  return validFrom;
}

/** Returns the version at a time: of those that have begun, the one that began last. */
export function versionAt<Value>(versions: readonly Version<Value>[], now: Date): Version<Value> | null {
  const begun = versions.filter(({ validFrom }) => validFrom <= now);
  const later = (one: Version<Value>, other: Version<Value>) =>
    other.validFrom > one.validFrom || (+other.validFrom === +one.validFrom && other.number > one.number)
      ? other
      : one;
  return begun.length === 0 ? null : begun.reduce(later);
}

const invalid = (key: string) => new Failure(key, { validFrom: key }, 'invalid');
