import type { Language } from '../shared/language.ts';
import { foldForSearch } from '../shared/search-text.ts';

/** A town with its postcode; a large one has all up to `lastPostCode`. */
export type Town = {
  name: Record<Language, string>;
  /** As its people call it; it tells two towns of one name apart. */
  region: string;
  postCode: string;
  lastPostCode?: string;
};

/** What of an address town and postcode say. */
export type Place = { city: string; postCode: string };

/** Why town and postcode of an address may be wrong; an order is taken all the same. */
export type PlaceDoubt =
  | { kind: 'other-town'; postCode: string; town: Town }
  | { kind: 'other-post-code'; town: Town }
  | { kind: 'unknown'; postCode: string };

const MAX_SUGGESTIONS = 8;
const WHOLE_POST_CODE = /^[1-9]\d{3}$/;

/** The towns of Bulgaria, by name in either alphabet and by postcode (CART-05). */
export class Towns {
  constructor(private readonly list: readonly Town[]) {}

  /** Towns whose name, or a word of it, begins with what was typed; the centres of regions first. */
  suggested(typed: string): Town[] {
    const wanted = townKey(typed);
    if (wanted === '') return [];
    const begins = (town: Town, start: string) => namesOf(town).some((name) => ` ${name}`.includes(start));
    const first = this.list.filter((town) => namesOf(town).some((name) => name.startsWith(wanted)));
    const later = this.list.filter((town) => !first.includes(town) && begins(town, ` ${wanted}`));
    return [...centresFirst(first), ...centresFirst(later)].slice(0, MAX_SUGGESTIONS);
  }

  /** Those of this very name: `гр. София`, `sofia` and `СОФИЯ` are one; two towns are called Бяла. */
  named(city: string): Town[] {
    const name = townKey(city);
    return this.list.filter((town) => namesOf(town).includes(name));
  }

  /** Those of a whole postcode; one that is a town's own is not the large town's around it. */
  withPostCode(postCode: string): Town[] {
    const code = postCode.trim();
    if (!WHOLE_POST_CODE.test(code)) return [];
    const own = this.list.filter((town) => town.postCode === code);
    return own.length > 0 ? own : this.list.filter((town) => isWithin(town, code));
  }

  /** The region of a town, where another one has its name. */
  regionIfShared(town: Town): Record<Language, string> | null {
    if (this.named(town.name.bg).length < 2) return null;
    const centre = this.list.find(({ name }) => name.bg === town.region);
    return centre?.name ?? { bg: town.region, en: town.region };
  }

  /** What may complete a place of which one half is still empty. */
  completing({ city, postCode }: Place): Town[] {
    if (postCode.trim() === '') return this.named(city);
    return city.trim() === '' ? this.withPostCode(postCode) : [];
  }

  /** Null where town and postcode go together, and while the postcode is not whole. */
  doubtOf({ city, postCode }: Place): PlaceDoubt | null {
    const code = postCode.trim();
    if (!WHOLE_POST_CODE.test(code)) return null;
    const owners = this.withPostCode(code);
    const named = this.named(city);
    const [owner] = owners;
    const [meant] = named;
    if (!owner) {
      if (!meant) return { kind: 'unknown', postCode: code };
      // Quarters, and villages whose people name the town.
      return named.some((town) => isBeside(town, code)) ? null : { kind: 'other-post-code', town: meant };
    }
    if (city.trim() === '' || owners.some((town) => named.includes(town))) return null;
    // A place that is no town may well lie within the postcodes of a large one.
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

/** Name of a town as names are compared: folded, without 'town' before it. */
export function townKey(city: string): string {
  return foldForSearch(city).replace(/^(gr|grad) (?=.)/, '');
}
