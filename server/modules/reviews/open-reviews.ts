import type { Configuration } from '../../platform/configuration.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { ReviewMails } from './review-mails.ts';

type Surroundings = Omit<ReviewDependencies, 'mails'> & { configuration: Configuration };

/** Puts reviews together. */
export function openReviews({ configuration, ...parts }: Surroundings): ReviewDependencies {
  return { ...parts, mails: new ReviewMails(parts.texts, parts.addresses, configuration.teamEmail) };
}
