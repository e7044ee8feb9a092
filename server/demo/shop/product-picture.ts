import rendered from '../../../content/pictures/rendered.json' with { type: 'json' };
import type { StoredPicture } from '../../platform/tables.ts';
import type { ColourKey } from './colours.ts';
import type { Kind } from './kind.ts';
import { renderedPicture } from '../rendered-picture.ts';

/** Content of a product's picture: kind, index of the sort, colour. */
type Shown = { kind: Kind; variant: number; colour: ColourKey };

const nameOf = ({ kind, variant, colour }: Shown): string => `${kind.key}-${variant}-${colour}`;

/** Returns the pictures of a demo product: the whole, and a rendered close-up. */
export function picturesOf(shown: Shown): StoredPicture[] {
  const name = nameOf(shown);
  const whole = renderedPicture('products', name);
  return name in rendered.closeups ? [whole, renderedPicture('closeups', name)] : [whole];
}

/** Picture of a category, of a product other than the first in its list. */
export function categoryPicture(kind: Kind): StoredPicture {
  const colour = kind.colours[1] ?? kind.colours[0];
  if (!colour) throw new Error(`${kind.key} has no colours`);
  return renderedPicture('products', nameOf({ kind, variant: Math.min(1, kind.sorts.length - 1), colour }));
}
