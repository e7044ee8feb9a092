import { PlanCalendar } from './plan-calendar.ts';
import type { CalendarTools } from './plan-calendar.ts';
import { PlanFiles } from './plan-files.ts';
import type { FilesTools } from './plan-files.ts';

/** The plan on the page, and its days as they stand. */
export type PlanOfParts = Pick<CalendarTools, 'editor' | 'days' | 'known'>;

/** What of a plan's page comes once it is alive: what moves the days, and what makes files. */
export class PlanParts {
  readonly calendar: PlanCalendar;
  readonly files: PlanFiles;

  constructor(tools: CalendarTools & FilesTools) {
    this.calendar = new PlanCalendar(tools);
    this.files = new PlanFiles(tools);
  }

  begin(): void {
    this.calendar.begin();
    this.files.begin();
  }

  end(): void {
    this.calendar.end();
    this.files.end();
  }
}
