import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames, classed } from '../class-names.tsx';

/** The title link of a `card`; it covers the whole card. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={classNames('card-link')} data-cover="" {...props} />;
}

/**
 * Cards side by side: two on a phone, six on the widest screen. `size="large"` shows fewer, larger cards.
 */
export const ProductGrid = classed('ul', ['product-grid'], { size: ['large'] });

/** Values of `sizes` for a card's picture, by its container. */
export const CARD_SIZES = {
  /** Four in a row; on a phone a horizontal shelf (`CardShelf`). */
  shelf: '(min-width: 48rem) min(23vw, 25rem), (min-width: 34rem) 15rem, 44vw',
  /** Small cards in a `product-grid`. */
  grid: '(min-width: 60rem) min(23vw, 16rem), (min-width: 30rem) 31vw, 46vw',
  /** Up to four large ones in a row. */
  large: '(min-width: 78rem) min(23vw, 25rem), (min-width: 58rem) 30vw, (min-width: 39rem) 46vw, 92vw',
  /** Two large ones beside a map. */
  besideMap: '(min-width: 58rem) min(30vw, 24rem), (min-width: 39rem) 46vw, 92vw',
};

/** Four in a row; on phones a horizontal shelf. */
export const CardShelf = classed('ul', ['eight-grid']);
