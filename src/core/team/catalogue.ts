import type { Language } from '../shared/language.ts';
import type { TeamOperation } from './permissions.ts';

type WriteName<Operation> = Operation extends `${infer Name}.write` ? Name : never;

/**
 * Kinds of records that visitors see and whose versions the team plans (TEAM-07). Each is the first part of its
 * permissions, and the kind of its versions.
 */
export const CATALOGUE_RESOURCES = [
  'services',
  'credit-packages',
  'categories',
  'service-teams',
  'shelves',
  'cities',
] as const satisfies readonly WriteName<TeamOperation>[];
export type CatalogueResource = (typeof CATALOGUE_RESOURCES)[number];

export type CataloguePreview = {
  title: string;
  /** Markup of the server without scripts. */
  html: string;
  /** Day from which visitors see it, `YYYY-MM-DD`. */
  updated: string;
};

export type CataloguePreviews = Record<Language, CataloguePreview>;
