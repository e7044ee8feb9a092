import { isFiller } from '../../shared/search-stem.ts';
import { stotinkiToLeva } from '../../shared/written-number.ts';
import type { QueryValue } from '../../site/paths.ts';
import { HOME_WORDS, ROOM_WORDS, withFilter } from './home-words.ts';
import type { HomeMeaning } from './home-words.ts';
import { PAGE_WORDS } from './page-words.ts';
import type { PageMeaning } from './page-words.ts';
import type { SiteSearchQuery } from './site-search.ts';
import { budgetOf } from './typed-budget.ts';
import { wordsOf } from './vocabulary.ts';
import type { Found, TypedWord, Vocabulary } from './vocabulary.ts';

/** A town or district that a text can name. */
export type KnownPlace = { city: number; district: number | null };

/** Places by name; for equal names the largest town is first. */
export type PlaceNames = Vocabulary<readonly KnownPlace[]>;

type Query = Record<string, QueryValue>;

export type UnderstoodList = {
  query: Query;
  /** True if a word of the text names this list: `апартамент`, `съквартирант`. */
  isNamed: boolean;
  /** True if the list uses every word. */
  isWhole: boolean;
};

/** Interpretation of a text per part of the site; null if no word matches it. */
export type UnderstoodSearch = {
  homes: (UnderstoodList & { hasCity: boolean }) | null;
  rooms: UnderstoodList | null;
  products: UnderstoodList | null;
  pages: (PageMeaning & { isWhole: boolean })[];
  /** Folded words of a place; products do not have to match them. */
  placeWords: string[];
};

/** Words without a meaning for the search, such as `търся` and `кв.`. */
const JOINING = new Set(
  'evtin evtina evtino cheap tarsia tarsi tarsim iskam nuzhen trebva mi da se e gr grad kv kvartal raion zhk tseni tsena looking look i want need near to let'.split(
    ' ',
  ),
);
/** Range in leva of a rent without a currency, if the text names a home. */
const BARE_RENT = { from: 150, to: 20_000 };

/** Interprets a search text; see `docs/decisions/0016-search.md`. */
export function understandSearch(
  { text, first, limits }: SiteSearchQuery,
  places: PlaceNames,
): UnderstoodSearch {
  const { from, to, rest } = budgetOf(text);
  const words = wordsOf(rest);
  const homeWords = HOME_WORDS.find(words);
  const roomWords = without(
    ROOM_WORDS.find(words),
    placesOf(homeWords.filter(({ meaning }) => meaning.filter !== 'pets')),
  );
  const pageWords = PAGE_WORDS.find(words);
  const placeWords = without(places.find(words), placesOf([...homeWords, ...roomWords]));
  const inPlaces = placesOf(placeWords);
  const content = words.flatMap(({ folded }, place) =>
    isFiller(folded) || JOINING.has(folded) ? [] : [place],
  );
  const isNamed = homeWords.some(({ meaning }) => meaning.isNoun) || roomWords.length > 0;
  const bare =
    isNamed && to === null && from === null
      ? bareRent(words, content, placesOf([...homeWords, ...placeWords]))
      : null;
  const isCovered = (...covered: ReadonlySet<number>[]) =>
    content.every(
      (place) => place === bare?.place || inPlaces.has(place) || covered.some((set) => set.has(place)),
    );
  const priceTo = limits.priceTo ?? to ?? bare?.price ?? null;
  const price: Query = { priceFrom: stotinkiToLeva(from), priceTo: stotinkiToLeva(priceTo) };
  const place = placeQuery(placeWords);
  const hasBudget = from !== null || priceTo !== null;
  const kinds = new Map(pageWords.map(({ meaning }) => [meaning.route, meaning]));

  return {
    homes: homesOf(),
    rooms: roomsOf(),
    products: rest === '' ? null : { query: { request: rest, ...price }, isNamed: false, isWhole: true },
    pages: [...kinds.values()].map((meaning) => ({
      ...meaning,
      isWhole: isCovered(placesOf(pageWords.filter((found) => found.meaning.route === meaning.route))),
    })),
    placeWords: words.filter((_, index) => inPlaces.has(index)).map(({ folded }) => folded),
  };

  function roomsOf(): UnderstoodList | null {
    // General words for a home also match a room: `стая под наем`.
    const anyHome = homeWords.filter(({ meaning }) => meaning.isNoun && meaning.filter === null);
    const isNamed = roomWords.length > 0;
    const isWhole = isCovered(placesOf([...roomWords, ...(isNamed ? anyHome : [])]));
    const isPlace = placeWords.length > 0 || (first === 'roommates' && hasBudget);
    if (!isNamed && !(isPlace && isWhole)) return null;
    return { query: { city: place['city'], ...price }, isNamed, isWhole };
  }

  function homesOf(): UnderstoodSearch['homes'] {
    const aloneRooms = roomWords.filter(({ meaning }) => meaning === 'room');
    const covered = placesOf([...homeWords, ...aloneRooms]);
    const isRoom = aloneRooms.length > 0 && !homeWords.some(({ meaning }) => meaning.filter === 'type');
    if (roomWords.length > aloneRooms.length && first !== 'properties') return null;
    const isOnlyLimits = content.length === 0 && (hasBudget || limits.bedrooms !== null);
    const isConcerned = covered.size > 0 || inPlaces.size > 0 || isOnlyLimits;
    if (!isConcerned && (first !== 'properties' || content.length === 0)) return null;
    const left = content.filter((at) => !covered.has(at) && !inPlaces.has(at) && at !== bare?.place);
    const isText = (meaning: HomeMeaning) => meaning.filter === 'text';
    const texts = homeWords.flatMap(({ meaning }) => (isText(meaning) ? [meaning.value] : []));
    const text = [...texts, ...left.map((at) => words[at]?.written)].join(' ');
    let query: Query = { ...place, ...price, text };
    for (const { meaning } of homeWords) if (!isText(meaning)) query = withFilter(query, meaning);
    if (isRoom) query = { ...query, type: ['room'] };
    if (limits.bedrooms !== null) query = { ...query, bedrooms: [String(limits.bedrooms)] };
    return {
      query,
      isNamed,
      isWhole: left.length === 0,
      hasCity: placeWords.some(({ meaning }) => meaning.some(({ district }) => district === null)),
    };
  }
}

const placesOf = (found: readonly Found<unknown>[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ places }) => places));

function without<Meaning>(found: readonly Found<Meaning>[], taken: ReadonlySet<number>): Found<Meaning>[] {
  return found.filter(({ places }) => !places.some((place) => taken.has(place)));
}

/** Last number if it is in the range of rents: `двустаен софия 900`. */
function bareRent(
  words: readonly TypedWord[],
  content: readonly number[],
  taken: ReadonlySet<number>,
): { place: number; price: number } | null {
  const place = content.findLast((at) => !taken.has(at) && /^\d{3,5}$/.test(words[at]?.folded ?? ''));
  const leva = Number(words[place ?? -1]?.folded);
  return place !== undefined && leva >= BARE_RENT.from && leva <= BARE_RENT.to
    ? { place, price: leva * 100 }
    : null;
}

/** The named town, else the largest one with the district; only that town's districts are used. */
function placeQuery(found: readonly Found<readonly KnownPlace[]>[]): Query {
  const named = found.flatMap(({ meaning }) => meaning);
  const city = (
    found.flatMap(({ meaning }) => meaning.filter(({ district }) => district === null))[0] ?? named[0]
  )?.city;
  const districts = named.flatMap((place) =>
    place.city === city && place.district !== null ? [String(place.district)] : [],
  );
  return { city, district: [...new Set(districts)] };
}
