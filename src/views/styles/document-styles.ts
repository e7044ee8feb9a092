import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalStyles } from './global-styles.ts';
import type { Stylesheet } from './stylesheet.ts';
import { buttonStyles } from './button-styles.ts';
import { cardPictureStyles } from './card-picture-styles.ts';
import { cardStyles } from './card-styles.ts';
import { markStyles } from './mark-styles.ts';
import { nearStyles } from './near-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { galleryStyles } from './gallery-styles.ts';
import { headerStyles } from './header-styles.ts';
import { layoutStyles } from './layout-styles.ts';
import { messageStyles } from './message-styles.ts';
import { modalStyles } from './modal-styles.ts';
import { pageStyles } from './page-styles.ts';
import { listHeadStyles } from './list-head-styles.ts';
import { resultsStyles } from './results-styles.ts';

// Later stylesheets may override earlier ones.
export const stylesheets = [
  layoutStyles,
  buttonStyles,
  cardStyles,
  cardPictureStyles,
  markStyles,
  nearStyles,
  fieldStyles,
  resultsStyles,
  listHeadStyles,
  galleryStyles,
  messageStyles,
  modalStyles,
  headerStyles,
  pageStyles,
] as const;

type NameOf<Sheet> = Sheet extends Stylesheet<infer Name> ? Name : never;

/** A class of the document's styles. Views use `classNames`, so that a misspelt class does not compile. */
export type ClassName = NameOf<(typeof stylesheets)[number]> | 'icon';

const shared = css(
  stylesheets.flatMap(({ classes, rules }: Stylesheet<string>) => [
    ...Object.entries(classes).map(([name, style]) => ({ [`.${name}`]: style })),
    rules,
  ]),
);

const cache = createCache({ key: 'document' });

/**
 * Styles that several screens share. The server writes them into the head of each page, so that scripts do
 * not contain them. Styles of a single screen are `styled` components beside its view (decision 6).
 */
export const documentStyles: string = globalStyles + (cache.insert('', shared, cache.sheet, false) ?? '');
