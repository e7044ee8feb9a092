import { createHash } from 'node:crypto';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { DescriptionFacts, DescriptionWriter, DraftedDescription } from './description-writer.ts';

const OPENINGS = 3;
const CLOSINGS = 3;
/** Surroundings that are not listed as nearby; they have sentences of their own. */
const NOT_NEARBY = ['quiet-street', 'city-centre', 'seaside', 'mountain-view'];

/** Writes sentences about the listing's known facts only. */
export class TemplateWriter implements DescriptionWriter {
  constructor(private readonly texts: Texts) {}

  write(facts: DescriptionFacts, language: Language): Promise<DraftedDescription> {
    const t = this.texts.in(language);
    const { content } = facts;
    const sentences = [
      opening(facts, t),
      rooms(content, language, t),
      floor(content, t),
      building(content, t),
      furniture(content, t),
      content.heating && t(`draft-heating-${content.heating}`),
      enumeration('draft-appliances', 'draft-appliance', appliancesOf(content), language, t),
      enumeration('draft-advantages', 'draft-advantage', content.propertyAdvantages, language, t),
      enumeration('draft-nearby', 'draft-near', nearby(content), language, t),
      ...content.locationAdvantages
        .filter((one) => NOT_NEARBY.includes(one))
        .map((one) => t<string>(`draft-place-${one}`)),
      content.petFriendly && t('draft-pets'),
      content.shortestTerm !== null &&
        content.shortestTerm > 0 &&
        t('draft-shortest-term', { count: content.shortestTerm }),
      t(`draft-closing-${variantOf(facts, CLOSINGS)}`),
    ];
    const description = sentences.filter((sentence) => Boolean(sentence)).join(' ');
    return Promise.resolve({ description, by: 'template' });
  }
}

function opening(facts: DescriptionFacts, t: Translate): string {
  const { area, type } = facts.content;
  const what = type ? t(`draft-type-${type}`) : t('draft-type-home');
  const place = [facts.address, facts.district, facts.city].filter(
    (part, index, parts) => part && !parts.slice(0, index).some((before) => before?.includes(part)),
  );
  const size = area !== null && area > 0 ? t('draft-size', { area }) : '';
  const property = size === '' ? what : `${what} ${size}`;
  const variant = variantOf(facts, OPENINGS);
  return place.length > 0
    ? t(`draft-opening-${variant}`, { property, place: place.join(', ') })
    : t('draft-opening-nowhere', { property });
}

/** Deterministic: equal facts give equal sentences. */
function variantOf({ address, content }: DescriptionFacts, variants: number): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([address, content.title, content.area]))
    .digest();
  return ((hash[0] ?? 0) % variants) + 1;
}

function rooms({ type, bedrooms, bathrooms }: PropertyContent, language: Language, t: Translate): string {
  const counted = [
    type !== 'room' && bedrooms !== null && bedrooms > 0 ? t('draft-bedrooms', { count: bedrooms }) : '',
    bathrooms !== null && bathrooms > 0 ? t('draft-bathrooms', { count: bathrooms }) : '',
  ].filter((part) => part !== '');
  return counted.length > 0 ? t('draft-rooms', { rooms: listed(counted, language) }) : '';
}

function floor({ floor: own, totalFloors, type }: PropertyContent, t: Translate): string {
  if (own === null || totalFloors === null || totalFloors < 1 || own > totalFloors) return '';
  if (type === 'house') return t('draft-house-floors', { count: totalFloors });
  if (own < 0) return t('draft-floor-basement', { count: totalFloors });
  return own === 0
    ? t('draft-floor-ground', { count: totalFloors })
    : t('draft-floor', { floor: own, total: totalFloors });
}

function building({ construction, buildingYear }: PropertyContent, t: Translate): string {
  const parts = [
    construction && t(`draft-construction-${construction}`),
    buildingYear && t('draft-building-year', { year: buildingYear }),
  ];
  return parts.filter((part) => Boolean(part)).join(' ');
}

function furniture({ furniture: kind, type }: PropertyContent, t: Translate): string {
  if (kind === null) return '';
  return type === 'room' ? t(`draft-room-${kind}`) : t(`draft-${kind}`);
}

function appliancesOf({ appliances }: PropertyContent): string[] {
  return appliances.toSorted((one, other) => one.order - other.order).map(({ appliance }) => appliance);
}

function nearby({ locationAdvantages }: PropertyContent): string[] {
  return locationAdvantages.filter((one) => !NOT_NEARBY.includes(one));
}

function enumeration(
  sentence: string,
  word: string,
  names: readonly string[],
  language: Language,
  t: Translate,
): string {
  if (names.length === 0) return '';
  const words = names.map((name) => t(`${word}-${name}`));
  return t(sentence, { things: listed(words, language) });
}

function listed(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'bg' ? 'bg' : 'en-GB', { type: 'conjunction' }).format(words);
}
