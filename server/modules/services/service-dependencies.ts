import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { PictureIntake } from '../../platform/pictures/picture-intake.ts';
import type { Database } from '../../tables.ts';
import type { InteriorMails } from './interior-mails.ts';
import type { ServiceCalendar } from './service-calendar.ts';
import type { ServiceMails } from './service-mails.ts';

export type ServiceDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  mails: ServiceMails;
  interiorMails: InteriorMails;
  calendar: ServiceCalendar;
  intake: PictureIntake;
};
