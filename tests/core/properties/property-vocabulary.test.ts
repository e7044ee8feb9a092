import { describe, expect, it } from 'vitest';
import { homeRequestOf } from '../../../src/core/properties/property-vocabulary.ts';

describe('A search that speaks of homes', () => {
  it.each([
    ['апартамент софия', { homes: true, rooms: false, type: null, rest: ['sofia'] }],
    ['апартаменти под наем в София', { homes: true, rooms: false, type: null, rest: ['sofia'] }],
    ['двустаен лозенец', { homes: true, rooms: false, type: 'two-room', rest: ['lozenets'] }],
    ['стая', { homes: true, rooms: true, type: 'room', rest: [] }],
    ['съквартиранти пловдив', { homes: false, rooms: true, type: null, rest: ['plovdiv'] }],
    ['апар', { homes: true, rooms: false, type: null, rest: [] }],
    ['room for rent', { homes: true, rooms: true, type: 'room', rest: [] }],
    ['лампа', { homes: false, rooms: false, type: null, rest: ['lampa'] }],
    ['', { homes: false, rooms: false, type: null, rest: [] }],
  ])('%s', (text, request) => {
    expect(homeRequestOf(text)).toEqual(request);
  });
});
