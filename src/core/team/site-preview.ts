import type { CatalogueResource } from './catalogue.ts';

/** A changed record that only its author sees, on the pages of the site (TEAM-07, TEAM-09). */
export type SiteDraft = { kind: 'texts' | 'pages' | 'posts' | CatalogueResource; key: string; value: object };

/** Minutes until the addresses of a preview expire. */
export const SITE_PREVIEW_MINUTES = 60;
