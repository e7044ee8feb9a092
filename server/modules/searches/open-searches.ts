import type { Configuration } from '../../platform/configuration.ts';
import { WebPushSender } from '../../platform/push/web-push-sender.ts';
import { openIndexes } from './open-indexes.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Surroundings = Omit<SearchDependencies, 'priceOrder' | 'push' | 'products' | 'homes'> & {
  configuration: Configuration;
};

/** Puts the saved searches together. */
export const openSearches = ({ configuration, ...parts }: Surroundings): SearchDependencies => ({
  ...parts,
  ...openIndexes(parts.db),
  priceOrder: configuration.priceOrder,
  push: configuration.push ? new WebPushSender(configuration.push) : null,
});
