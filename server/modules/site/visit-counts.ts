import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { deviceOf } from '../../../src/core/site/visits.ts';
import type { Device, VisitScreen } from '../../../src/core/site/visits.ts';
import type { Database } from '../../tables.ts';

const WRITE_EVERY = 60_000;

/** A screen that a visitor sees. `isArrival` is true if the visitor came from elsewhere. */
export type Visit = { screen: VisitScreen; language: Language; isArrival: boolean };

type Counted = {
  day: string;
  screen: VisitScreen;
  language: Language;
  device: Device;
  views: number;
  visits: number;
};

/**
 * Counts views of screens by day, language and class of device, without cookies, addresses or anything else
 * about a visitor (TEAM-10). Each process writes its counts once a minute and when it stops; a crash loses those
 * of the last minute.
 */
export class VisitCounts {
  private counted = new Map<string, Counted>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Counts a view, except by robots and by browsers that load a page in advance. */
  count({ screen, language, isArrival }: Visit, headers: IncomingHttpHeaders): void {
    const { 'user-agent': userAgent = '' } = headers;
    const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
    if (userAgent === '' || isbot(userAgent) || String(purpose).includes('prefetch')) return;
    const day = sofiaDay(this.clock.now());
    const visit = { day, screen, language, device: deviceOf(userAgent) };
    this.add({ ...visit, views: 1, visits: isArrival ? 1 : 0 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref();
  }

  /** Writes the counts. Without the database they wait for the next time. */
  async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const rows = [...this.counted.values()];
    this.counted = new Map();
    if (rows.length === 0) return;
    try {
      await sql`
        insert into visit_count as v (day, screen, language, device, views, visits)
        select day, screen, language, device, views, visits
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as counted (day date, screen text, language text, device text, views integer, visits integer)
        order by day, screen, language, device
        on conflict (day, screen, language, device)
          do update set views = v.views + excluded.views, visits = v.visits + excluded.visits`.execute(
        this.db,
      );
    } catch (error) {
      for (const row of rows) this.add(row);
      this.log.warn(error, 'views of pages were not counted yet');
    }
  }

  private add(row: Counted): void {
    const key = `${row.day} ${row.screen} ${row.language} ${row.device}`;
    const known = this.counted.get(key);
    const [views, visits] = [(known?.views ?? 0) + row.views, (known?.visits ?? 0) + row.visits];
    this.counted.set(key, { ...row, views, visits });
  }
}
