import { describe, expect, it } from 'vitest';
import { parseList, queryOfText, searchedList } from '../../../../src/core/searches/searched-list.ts';
import type { SearchedList, SearchKind } from '../../../../src/core/searches/searched-list.ts';
import { rankGroups } from '../../../../src/core/searches/site-search/rank-groups.ts';
import { NO_SEARCH_LIMITS } from '../../../../src/core/searches/site-search/site-search.ts';
import type { SearchGroup } from '../../../../src/core/searches/site-search/site-search.ts';
import { understandSearch } from '../../../../src/core/searches/site-search/understand-search.ts';
import type { UnderstoodList } from '../../../../src/core/searches/site-search/understand-search.ts';
import { Vocabulary, wordsOf } from '../../../../src/core/searches/site-search/vocabulary.ts';
import { isFiller, searchTerms } from '../../../../src/core/shared/search-stem.ts';
import { queryText } from '../../../../src/core/site/paths.ts';

const SOFIA = { city: 1, district: null };
const VARNA = { city: 3, district: null };
const PLACES = new Vocabulary([
  [[SOFIA], 'София, Sofia'],
  [[{ city: 2, district: null }], 'Пловдив, Plovdiv'],
  [[VARNA], 'Варна, Varna'],
  [[{ city: 4, district: null }], 'Велико Търново, Veliko Tarnovo'],
  [[{ city: 1, district: 11 }], 'Лозенец, Lozenets'],
  [[{ city: 1, district: 12 }], 'Младост 1'],
  [
    [
      { city: 1, district: 12 },
      { city: 1, district: 13 },
    ],
    'Младост',
  ],
  [[{ city: 1, district: 14 }], 'Хладилника'],
  [
    [
      { city: 1, district: 15 },
      { city: 3, district: 31 },
    ],
    'Център, Center',
  ],
]);
/** Words of the products. */
const GOODS = new Set(
  searchTerms(
    'червен диван хладилник матрак маса дъб лампа бойлер препарат почистване балкон рафт sofa red легло',
  ),
);

const listOf = (kind: SearchKind, { query }: UnderstoodList) =>
  searchedList(kind, queryOfText(queryText(query).slice(1)));

/** Searches a site with ten results in each list. The words of homes are `метро` and `диван`. */
function search(text: string, first: SearchKind | null = null) {
  const understood = understandSearch({ text, first, limits: NO_SEARCH_LIMITS }, PLACES);
  const { homes, rooms, products, pages } = understood;
  const found: SearchGroup[] = [];
  const add = (kind: SearchGroup['kind'], total: number, rest: Partial<SearchGroup> = {}) =>
    found.push({ kind, total, list: null, words: [], targets: [], letGo: [], ...rest });
  if (homes) {
    const list = listOf('properties', homes);
    const parsed = parseList('properties', queryOfText(list.filters));
    const words = parsed.kind === 'properties' ? parsed.list.filters.text : '';
    add('properties', ['', 'метро', 'диван', 'асансьор', 'балкон', 'договор'].includes(words) ? 10 : 0, {
      list,
    });
  }
  if (rooms) add('roommates', 10, { list: listOf('roommates', rooms) });
  if (products) {
    const list = listOf('products', products);
    const [request = ''] = queryOfText(list.filters)['request'] ?? [];
    const words = wordsOf(request).filter(({ folded }) => !isFiller(folded));
    const letGo = words.filter(({ stem }) => !GOODS.has(stem)).map(({ folded }) => folded);
    const missing = letGo.filter((word) => !understood.placeWords.includes(word));
    add('products', letGo.length < words.length ? 10 : 0, { list, letGo: missing });
  }
  for (const kind of ['services', 'plan', 'pages'] as const) {
    const targets = pages
      .filter((page) => page.kind === kind)
      .map(({ route }) => ({ route, id: null, title: null }));
    if (targets.length > 0) add(kind, targets.length, { targets });
  }
  if (/договор|матрак/.test(text)) add('posts', 1, { targets: [{ route: 'BlogPost', id: 'x', title: 'X' }] });
  const { groups, isDirect } = rankGroups(understood, found, first);
  const [best] = groups;
  return { kinds: groups.map(({ kind }) => kind), isDirect, best: best && addressOf(best) };
}

const addressOf = ({ list, targets }: SearchGroup) =>
  list ? sorted(list) : targets.map(({ route }) => route).join(' ');
/** The filters of a list in alphabetical order. */
const sorted = ({ filters }: SearchedList) => filters.split('&').map(decodeURIComponent).toSorted().join('&');

describe('A typed search opens its list or page at once', () => {
  it.each([
    ['двустаен София', 'city=1&type=two-room'],
    ['dvustaen sofia', 'city=1&type=two-room'],
    ['двустаен апартамент в софия', 'city=1&type=two-room'],
    ['двустаан софия', 'city=1&type=two-room'],
    ['2-стаен Пловдив до 900', 'city=2&priceTo=900&type=two-room'],
    ['2стаен лозенец', 'city=1&district=11&type=two-room'],
    ['тристаен център варна', 'city=3&district=31&type=three-room'],
    ['апартамент под наем София до 1 200 лв.', 'city=1&priceTo=1200'],
    ['flat Sofia under 600 eur', 'city=1&priceTo=1173.50'],
    ['two bedroom flat lozenets', 'bedrooms=2&city=1&district=11'],
    ['къща велико търново', 'city=4&type=house'],
    ['гарсониера младост', 'city=1&district=12&district=13&type=studio'],
    ['двустаен младост 1', 'city=1&district=12&type=two-room'],
    [
      'обзаведен тристаен софия от 800 до 1500 лв',
      'city=1&furniture=furnished&priceFrom=800&priceTo=1500&type=three-room',
    ],
    ['двустаен софия 900', 'city=1&priceTo=900&type=two-room'],
    ['търся двустаен в кв. Лозенец', 'city=1&district=11&type=two-room'],
    ['софия', 'city=1'],
    ['Плводив', 'city=2'],
    ['лозенец', 'city=1&district=11'],
    ['двустаен с домашни любимци', 'pets=1&type=two-room'],
    ['апартамент метро', 'text=метро'],
    ['flat in Sofia with balcony', 'city=1&feature=balcony'],
    ['двустаен с пералня', 'appliance=washing-machine&type=two-room'],
    ['двустаен асансьор софия', 'city=1&feature=lift&type=two-room'],
  ])('homes: %s', (text, filters) => {
    const { kinds, isDirect, best } = search(text);
    expect([kinds[0], isDirect, best]).toEqual(['properties', true, filters]);
  });

  it.each([
    ['съквартирант', ''],
    ['съквартирантка софия', 'city=1'],
    ['roommate varna', 'city=3'],
    ['sykvartirant sofia', 'city=1'],
  ])('rooms: %s', (text, filters) => {
    const { kinds, isDirect, best } = search(text);
    expect([kinds[0], isDirect, best]).toEqual(['roommates', true, filters]);
  });

  it.each([
    ['червен диван', 'request=червен диван'],
    ['cherven divan', 'request=cherven divan'],
    ['4erven divan', 'request=4erven divan'],
    ['червен диван до 1500 лв', 'priceTo=1500&request=червен диван'],
    ['red sofa under 1500', 'priceTo=1500&request=red sofa'],
    ['маса дъб', 'request=маса дъб'],
    ['маса 120 см', 'request=маса 120 см'],
    ['бойлер', 'request=бойлер'],
    ['матрак', 'request=матрак'],
  ])('products: %s', (text, filters) => {
    const { kinds, best } = search(text);
    expect([kinds[0], best]).toEqual(['products', filters]);
  });

  it.each([
    ['чистене', 'services', 'CleaningPage'],
    ['по4истване', 'services', 'CleaningPage'],
    ['почистване софия', 'services', 'CleaningPage'],
    ['cleaning', 'services', 'CleaningPage'],
    ['хамали варна', 'services', 'MovingPage'],
    ['преместване', 'services', 'MovingPage'],
    ['интериорен дизайн', 'services', 'InteriorPage'],
    ['нанасяне', 'plan', 'MovingIn'],
    ['nanasyane', 'plan', 'MovingIn'],
    ['нанасене', 'plan', 'MovingIn'],
    ['план за нанасяне', 'plan', 'MovingIn'],
    ['изнасяне', 'plan', 'MovingOut'],
    ['общи условия', 'pages', 'TermsAndConditionsPage'],
    ['obshti uslovia', 'pages', 'TermsAndConditionsPage'],
    ['общи уловия', 'pages', 'TermsAndConditionsPage'],
    ['за нас', 'pages', 'AboutUsPage'],
    ['поверителност', 'pages', 'PrivacyPolicyPage'],
    ['контакти', 'pages', 'Contacts'],
    ['гаранция', 'pages', 'LegalGuarantee'],
    ['достъпност', 'pages', 'Accessibility'],
    ['доверени агенции', 'pages', 'TrustedAgencies'],
    ['privacy policy', 'pages', 'PrivacyPolicyPage'],
  ])('pages: %s', (text, kind, route) => {
    const { kinds, isDirect, best } = search(text);
    expect([kinds[0], isDirect, best]).toEqual([kind, true, route]);
  });
});

describe('A search of several types', () => {
  it.each([
    ['стая софия', ['roommates', 'properties']],
    ['стая под наем софия', ['roommates', 'properties']],
    ['cheap room in Varna', ['roommates', 'properties']],
    ['диван софия', ['products', 'properties']],
    ['почистване на диван', ['products', 'services']],
    ['хладилник', ['products', 'properties']],
    ['договор за наем', ['properties', 'posts']],
    ['балкон', ['products', 'properties']],
  ])('opens one page with the groups in order: %s', (text, kinds) => {
    const found = search(text);
    expect([found.kinds.slice(0, 2), found.isDirect]).toEqual([kinds, false]);
  });

  it('finds nothing for unknown words', () => {
    expect(search('хеликоптер')).toEqual({ kinds: [], isDirect: false, best: undefined });
  });
});

describe('A search from a list', () => {
  it.each([
    ['диван', 'properties', 'properties'],
    ['диван', 'products', 'products'],
    ['софия', 'roommates', 'roommates'],
    ['почистване', 'products', 'services'],
  ] as const)('for %s from %s opens %s', (text, first, kind) => {
    const { kinds, isDirect } = search(text, first);
    expect([kinds[0], isDirect]).toEqual([kind, true]);
  });
});
