import { PlanCalendar } from './plan-calendar.ts';
import type { CalendarTools } from './plan-calendar.ts';
import { PlanFiles } from './plan-files.ts';
import type { FilesTools } from './plan-files.ts';

export type SectionsPlan = Pick<CalendarTools, 'editor' | 'days' | 'known'>;

/** Parts of a plan's page that load after hydration: calendar and files. */
export class PlanSections {
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
