import type { Configuration } from '../../platform/configuration.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Surroundings = Omit<SearchDependencies, 'priceOrder'> & { configuration: Configuration };

/** Puts the saved searches together. */
export const openSearches = ({ configuration, ...parts }: Surroundings): SearchDependencies => ({
  ...parts,
  priceOrder: configuration.priceOrder,
});
