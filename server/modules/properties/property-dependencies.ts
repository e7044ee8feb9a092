import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../tables.ts';
import type { ModerationHold } from './duplicate-pictures/moderation-hold.ts';
import type { DescriptionWriter } from './editor/description-writer.ts';
import type { HomeIndex } from './search/home-index.ts';
import type { PropertyMails } from './property-mails.ts';
import type { ViewingCalendar } from './viewings/viewing-calendar.ts';

export type PropertyDependencies = {
  db: Kysely<Database>;
  homes: HomeIndex;
  clock: Clock;
  mails: PropertyMails;
  moderationHold: ModerationHold;
  calendar: ViewingCalendar;
  descriptions: DescriptionWriter;
};
