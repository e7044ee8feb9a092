import type { Language } from '../shared/language.ts';
import { foldForSearch } from '../shared/search-text.ts';

/** A town with its postcode; a large one has all up to `lastPostCode`. */
export type Town = {
  name: Record<Language, string>;
  /** Common name of the region; it distinguishes towns with the same name. */
  region: string;
  postCode: string;
  lastPostCode?: string;
};

export type Place = { city: string; postCode: string };

/** Reasons why town and postcode may be wrong; the order is accepted anyway. */
export type PlaceDoubt =
  | { kind: 'other-town'; postCode: string; town: Town }
  | { kind: 'other-post-code'; town: Town }
  | { kind: 'unknown'; postCode: string };

const MAX_SUGGESTIONS = 8;
const WHOLE_POST_CODE = /^[1-9]\d{3}$/;

/** Towns of Bulgaria, by name in either alphabet and by postcode (CART-05). */
export class Towns {
  constructor(private readonly list: readonly Town[]) {}

  /** Towns with a word that begins with the typed text; regional centres first. */
  suggested(typed: string): Town[] {
    const wanted = townKey(typed);
    if (wanted === '') return [];
    const begins = (town: Town, start: string) => namesOf(town).some((name) => ` ${name}`.includes(start));
    const first = this.list.filter((town) => namesOf(town).some((name) => name.startsWith(wanted)));
    const later = this.list.filter((town) => !first.includes(town) && begins(town, ` ${wanted}`));
    return [...centresFirst(first), ...centresFirst(later)].slice(0, MAX_SUGGESTIONS);
  }

  /** Towns with this exact name: `гр. София`, `sofia` and `СОФИЯ` are equal; two towns are called Бяла. */
  named(city: string): Town[] {
    const name = townKey(city);
    return this.list.filter((town) => namesOf(town).includes(name));
  }

  /** Towns of a complete postcode; a town's own postcode has priority over a large town's range. */
  withPostCode(postCode: string): Town[] {
    const code = postCode.trim();
    if (!WHOLE_POST_CODE.test(code)) return [];
    const own = this.list.filter((town) => town.postCode === code);
    return own.length > 0 ? own : this.list.filter((town) => isWithin(town, code));
  }

  /** Region of a town with an ambiguous name; null otherwise. */
  regionIfShared(town: Town): Record<Language, string> | null {
    if (this.named(town.name.bg).length < 2) return null;
    const centre = this.list.find(({ name }) => name.bg === town.region);
    return centre?.name ?? { bg: town.region, en: town.region };
  }

  /** Suggestions for a place with either the town or the postcode empty. */
  completing({ city, postCode }: Place): Town[] {
    if (postCode.trim() === '') return this.named(city);
    return city.trim() === '' ? this.withPostCode(postCode) : [];
  }

  /** Null if town and postcode match, and while the postcode is incomplete. */
  doubtOf({ city, postCode }: Place): PlaceDoubt | null {
    const code = postCode.trim();
    if (!WHOLE_POST_CODE.test(code)) return null;
    const owners = this.withPostCode(code);
    const named = this.named(city);
    const [owner] = owners;
    const [meant] = named;
    if (!owner) {
      if (!meant) return { kind: 'unknown', postCode: code };
      // Accepts quarters, and villages addressed by the town.
      return named.some((town) => isBeside(town, code)) ? null : { kind: 'other-post-code', town: meant };
    }
    if (city.trim() === '' || owners.some((town) => named.includes(town))) return null;
    // A place that is not a town may be within the postcodes of a large one.
    return meant || owner.postCode === code ? { kind: 'other-town', postCode: code, town: owner } : null;
  }
}

function isWithin({ postCode, lastPostCode = postCode }: Town, code: string): boolean {
  return postCode <= code && code <= lastPostCode;
}

function isBeside({ postCode }: Town, code: string): boolean {
  return postCode.slice(0, 2) === code.slice(0, 2);
}

function centresFirst(towns: readonly Town[]): Town[] {
  const isCentre = ({ name, region }: Town) => name.bg === region;
  return [...towns.filter(isCentre), ...towns.filter((town) => !isCentre(town))];
}

const namesOf = ({ name }: Town): string[] => [foldForSearch(name.bg), foldForSearch(name.en)];

/** Key for the comparison of towns: folded, without 'town' before the name. */
export function townKey(city: string): string {
  return foldForSearch(city).replace(/^(gr|grad) (?=.)/, '');
}
