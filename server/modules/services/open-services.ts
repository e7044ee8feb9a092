import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { PictureIntake } from '../../platform/pictures/picture-intake.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import { InteriorMails } from './interior-mails.ts';
import { ServiceCalendar } from './service-calendar.ts';
import { ServiceMails } from './service-mails.ts';
import { ServiceTeamMails } from './service-team-mails.ts';
import type { ServiceDependencies } from './service-dependencies.ts';

/** Puts together what the services module stands on. */
export function openServices(surroundings: {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  configuration: Configuration;
  intake: PictureIntake;
}): ServiceDependencies {
  const { db, clock, texts, addresses, configuration, intake } = surroundings;
  const calendar = new ServiceCalendar(texts, addresses, configuration.mailFrom);
  const { priceOrder, teamEmail } = configuration;
  const teamMails = new ServiceTeamMails(texts, addresses, calendar, priceOrder, teamEmail);
  return {
    db,
    clock,
    calendar,
    intake,
    mails: new ServiceMails(texts, addresses, calendar, priceOrder, teamMails),
    interiorMails: new InteriorMails(texts, addresses, teamEmail),
  };
}
