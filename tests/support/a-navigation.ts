import type { Query } from '../../src/core/site/paths.ts';
import type { Navigation, RouteMeta } from '../../src/view-models/site/navigation.ts';

/** Fake navigation at a given URL, which records the destinations. */
export function aNavigation(query: Query = {}, path = '/', meta: Partial<RouteMeta> = {}) {
  const went: string[] = [];
  const noted = {
    current: { place: { path, query }, open: { meta } },
    go: async (url: string, how = 'push') => void went.push(how === 'push' ? url : `${how} ${url}`),
    clearVisits: () => void went.push('visits cleared'),
    retry: async () => void went.push('opened from the beginning'),
    retryFailed: async () => void went.push('tried again'),
  };
  return { went, navigation: noted as unknown as Navigation };
}
