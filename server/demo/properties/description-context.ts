import type {
  PropertyAdvantage,
  PropertyType,
  LocationAdvantage,
} from '../../../src/core/properties/property-choices.ts';
import type { Random } from '../random.ts';
import type { Forms, Noun } from './bulgarian.ts';
import { chooseAlternatives } from '../random.ts';
import { floorText } from './bulgarian.ts';
import { districtName, inDistrict, inside } from './district-names.ts';
import type { DemoPropertyFacts } from './demo-property.ts';

export interface DescriptionContext {
  readonly property: DemoPropertyFacts;
  readonly random: Random;
  readonly noun: Noun;
  readonly plain: string;
  readonly place: string;
  readonly shortPlace: string;
  readonly districtName: string;
  /** True for a room, or a home with one room. */
  readonly isOneRoom: boolean;
  readonly city: string;
  /** 'на трети етаж от осем'; empty for a house. */
  readonly floor: string;
  has(advantage: PropertyAdvantage): boolean;
  near(advantage: LocationAdvantage): boolean;
  agree(forms: Forms): string;
  /** Picks one of the texts whose condition is true and resolves its alternatives. */
  pick(texts: readonly (string | false | null)[]): string;
}

const flat = (kind: string): Noun => ({
  gender: 0,
  plain: `${kind} апартамент`,
  definite: 'апартаментът',
  object: 'апартамента',
  short: kind,
});

const nouns: Readonly<Record<PropertyType, Noun>> = {
  room: { gender: 1, plain: 'стая', definite: 'стаята', object: 'стаята', short: 'стая' },
  studio: { gender: 2, plain: 'студио', definite: 'студиото', object: 'студиото', short: 'студио' },
  'one-room': flat('едностаен'),
  'two-room': flat('двустаен'),
  'three-room': flat('тристаен'),
  'four-room': flat('четиристаен'),
  'multi-room': flat('многостаен'),
  maisonette: { gender: 0, plain: 'мезонет', definite: 'мезонетът', object: 'мезонета', short: 'мезонет' },
  atelier: { gender: 2, plain: 'ателие', definite: 'ателието', object: 'ателието', short: 'ателие' },
  'house-floor': {
    gender: 0,
    plain: 'етаж от къща',
    definite: 'етажът',
    object: 'етажа',
    short: 'етаж от къща',
  },
  house: { gender: 1, plain: 'къща', definite: 'къщата', object: 'къщата', short: 'къща' },
};

export function descriptionContext(property: DemoPropertyFacts, random: Random): DescriptionContext {
  const noun = nouns[property.type];
  const district = property.district.name.bg;
  const storeys = ['едноетажна', 'двуетажна', 'триетажна'][property.totalFloors - 1] ?? 'голяма';
  return {
    property,
    random,
    noun,
    plain: property.type === 'house' ? `${storeys} къща` : noun.plain,
    place: inDistrict(district, true),
    shortPlace: inDistrict(district, false),
    districtName: districtName(district, false),
    isOneRoom: ['room', 'studio', 'one-room'].includes(property.type) || property.bedrooms === 0,
    city: inside(property.market.city.name.bg),
    floor: property.type === 'house' ? '' : floorText(property.floor, property.totalFloors),
    has: (advantage) => property.propertyAdvantages.includes(advantage),
    near: (advantage) => property.locationAdvantages.includes(advantage),
    agree: (forms) => forms[noun.gender],
    pick: (texts) =>
      chooseAlternatives(
        random,
        random.pick(texts.filter((text): text is string => typeof text === 'string')),
      ),
  };
}

export const bright: Forms = ['светъл', 'светла', 'светло'];
export const spacious: Forms = ['просторен', 'просторна', 'просторно'];
export const cosy: Forms = ['уютен', 'уютна', 'уютно'];
export const sunny: Forms = ['слънчев', 'слънчева', 'слънчево'];
export const quiet: Forms = ['тих', 'тиха', 'тихо'];
export const tidy: Forms = ['подреден', 'подредена', 'подредено'];
export const furnished: Forms = ['обзаведен', 'обзаведена', 'обзаведено'];

/** Returns a positive adjective that the facts support. */
export function praise(t: DescriptionContext): string {
  const { property } = t;
  const large = property.area > 75 && property.type !== 'house-floor';
  return t.agree(
    t.random.pick([
      bright,
      property.area < 60 ? cosy : tidy,
      tidy,
      ...(large ? [spacious] : [cosy]),
      ...(t.has('south-facing') ? [sunny, sunny] : []),
      ...(t.near('quiet-street') ? [quiet] : []),
    ]),
  );
}
