import { describe, expect, it } from 'vitest';
import { propertyRequestOf } from '../../../src/core/properties/property-vocabulary.ts';

describe('A search about homes', () => {
  it.each([
    ['апартамент софия', { properties: true, rooms: false, type: null, rest: ['sofia'] }],
    ['апартаменти под наем в София', { properties: true, rooms: false, type: null, rest: ['sofia'] }],
    ['двустаен лозенец', { properties: true, rooms: false, type: 'two-room', rest: ['lozenets'] }],
    ['стая', { properties: true, rooms: true, type: 'room', rest: [] }],
    ['съквартиранти пловдив', { properties: false, rooms: true, type: null, rest: ['plovdiv'] }],
    ['апар', { properties: true, rooms: false, type: null, rest: [] }],
    ['room for rent', { properties: true, rooms: true, type: 'room', rest: [] }],
    ['лампа', { properties: false, rooms: false, type: null, rest: ['lampa'] }],
    ['', { properties: false, rooms: false, type: null, rest: [] }],
  ])('is parsed: %s', (text, request) => {
    expect(propertyRequestOf(text)).toEqual(request);
  });
});
