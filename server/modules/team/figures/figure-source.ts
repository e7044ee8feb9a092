import type { Kysely } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Period } from '../../../../src/core/shared/period.ts';
import type { NamedValue } from '../../../../src/core/team/figures/figures.ts';
import type { Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import type { CaseKind } from '../cases/case-kind.ts';

/** Days of a figure, and its moments: begin, and begin of the day after it. */
export type FigureRange = Period & { start: Date; before: Date };

export type DayValue = { day: string; value: number };

export type FigureReading = {
  db: Kysely<Database>;
  t: Translate;
  language: Language;
  now: Date;
  kinds: readonly CaseKind[];
};

/** Reads the values of a figure over time; days without events are absent. */
export type SeriesSource = {
  days(reading: FigureReading, range: FigureRange): Promise<readonly DayValue[]>;
};

/** Reads the values of a figure by name, or of all its steps in their order; null if they are unknown. */
export type NamedSource = {
  values(reading: FigureReading, range: FigureRange): Promise<readonly NamedValue[] | null>;
};
