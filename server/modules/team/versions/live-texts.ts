import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { TextOverride } from '../../../../src/core/team/text-override.ts';
import type { Overrides, Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { valuesInForce } from './versions.ts';

/** No changes. */
const NONE = JSON.stringify({ bg: {}, en: {} });

/** Applies the team's changes of texts (TEAM-09). */
export class LiveTexts {
  private applied = NONE;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly texts: Texts,
  ) {}

  async refresh(): Promise<void> {
    const overrides = await textOverrides(this.db, this.clock.now());
    const written = JSON.stringify(overrides);
    if (written === this.applied) return;
    this.texts.override(overrides);
    this.applied = written;
  }
}

/** Texts in force by language and key. */
export async function textOverrides(db: Kysely<Database>, now: Date): Promise<Overrides> {
  const values = await valuesInForce<TextOverride>(db, 'texts', now);
  const [bg = {}, en = {}] = LANGUAGES.map((language) =>
    Object.fromEntries(
      [...values].flatMap(([key, value]) => (value[language] === null ? [] : [[key, value[language]]])),
    ),
  );
  return { bg, en };
}
