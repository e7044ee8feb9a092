import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalStyles } from './global-styles.ts';
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

// Later ones may refine earlier ones: the bar of the header is a container of its own kind.
const shared = css([
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
]);

const cache = createCache({ key: 'document' });

/**
 * The style of what most screens have, in classes (`classed`, `className`): the server writes it into the head of
 * each page, and as it never changes while a page lives, no script carries it. What belongs to single screens is
 * Emotion's, beside its component.
 */
export const documentStyles: string = globalStyles + (cache.insert('', shared, cache.sheet, false) ?? '');
