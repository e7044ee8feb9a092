import type { ComponentProps } from 'react';
import { Link } from '../actions/link.tsx';
import { classed } from '../classed.tsx';

/** A sheet of paper on the page. With a CardLink inside, the whole of it takes the press. */
export const Card = classed('article', 'card');

/** The text under the picture. */
export const CardBody = classed('div', 'card-body');

/** A button or badge in the corner, above the link that covers the card. */
export const CardCorner = classed('div', 'card-corner');

const Cover = classed(Link, 'card-link');

/** The card's name, a link that covers the whole card. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Cover data-cover="" {...props} />;
}
