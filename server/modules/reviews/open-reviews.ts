import type { Configuration } from '../../platform/configuration.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { QuestionMails } from './questions/question-mails.ts';
import { ReviewMails } from './review-mails.ts';

type Surroundings = Omit<ReviewDependencies, 'mails' | 'questionMails'> & { configuration: Configuration };

/** Puts reviews together. */
export function openReviews({ configuration, ...parts }: Surroundings): ReviewDependencies {
  const { texts, addresses } = parts;
  return {
    ...parts,
    mails: new ReviewMails(texts, addresses, configuration.teamEmail),
    questionMails: new QuestionMails(texts, addresses, configuration.teamEmail),
  };
}
