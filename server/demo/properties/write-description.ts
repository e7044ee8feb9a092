import type { DescriptionContext } from './description-context.ts';
import { withoutRepeats } from './repeated-topics.ts';
import { building, extras, heating, renewal } from './write-around.ts';
import { equipment, furnishing, layout, roomsDetail } from './write-inside.ts';
import { agencysOpening, ownersOpening } from './write-openings.ts';
import { surroundings } from './write-surroundings.ts';
import { closing, terms } from './write-terms.ts';

/** Writes the description in the style of a landlord or agency, with varying length and order. */
export function writeDescription(t: DescriptionContext): string {
  const { random } = t;
  const opening = t.property.byAgency ? agencysOpening(t) : ownersOpening(t);
  const middle = shuffled(t, [furnishing(t), equipment(t), building(t), renewal(t), heating(t), extras(t)]);
  const length = random.next();
  if (length < 0.2) {
    return paragraphs([[opening, layout(t), middle[0], surroundings(t), closing(t)]]);
  }
  if (length < 0.55) {
    const body = middle.slice(0, random.between(2, 4));
    return random.chance(0.5)
      ? paragraphs([
          [opening, layout(t), ...body],
          [surroundings(t), terms(t), closing(t)],
        ])
      : paragraphs([
          [opening, surroundings(t)],
          [layout(t), roomsDetail(t), ...body],
          [terms(t), closing(t)],
        ]);
  }
  const last = [terms(t), closing(t)];
  return paragraphs([
    [opening, layout(t), roomsDetail(t)],
    middle,
    ...(random.chance(0.5) ? [[surroundings(t)], last] : [[surroundings(t), ...last]]),
  ]);
}

function shuffled(t: DescriptionContext, texts: readonly string[]): string[] {
  const left = texts.filter((text) => text !== '');
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(t.random.between(0, left.length - 1), 1));
  return order;
}

/** Joins sentences to paragraphs. Leaves out empty ones, and adds no second full stop after 'г.'. */
function paragraphs(texts: readonly (readonly (string | undefined)[])[]): string {
  return withoutRepeats(texts)
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter((text) => text !== '')
    .join('\n\n')
    .replaceAll(/([гч])\.\./g, '$1.');
}
