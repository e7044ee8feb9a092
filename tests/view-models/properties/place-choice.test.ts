import { beforeEach, describe, expect, it } from 'vitest';
import { PlaceChoice } from '../../../src/view-models/properties/place-choice.ts';
import { Form } from '../../../src/view-models/site/form.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { settled } from '../../support/settled.ts';

const SOFIA = { latitude: 42.6977, longitude: 23.3219 };
const LOZENETS = { latitude: 42.672, longitude: 23.32 };
const PLOVDIV = { latitude: 42.1354, longitude: 24.7453 };
const cities = [
  { id: 1, name: 'София', ...SOFIA, districts: [{ id: 11, name: 'Лозенец', ...LOZENETS }] },
  { id: 2, name: 'Пловдив', ...PLOVDIV, districts: [] },
];

const EMPTY = { city: null as number | null, district: null as number | null, gpsCoordinates: '' };
let form: Form<typeof EMPTY>;
let modals: Modals;
let place: PlaceChoice;

beforeEach(() => {
  form = new Form(EMPTY, { check: () => ({}), submit: async () => {} });
  modals = new Modals();
  const within = {
    cities: () => cities,
    district: () => form.values.district,
    clear: () => form.set('district', null),
  };
  place = new PlaceChoice(form, within, modals);
});

describe('The location in a form', () => {
  it('offers the districts of the chosen city', () => {
    expect(place.districts).toEqual([]);
    place.chooseCity(1);
    expect(place.districts.map(({ name }) => name)).toEqual(['Лозенец']);
    place.chooseCity(2);
    expect(place.districts).toEqual([]);
  });

  it('clears the district with its city, and only then', () => {
    place.chooseCity(1);
    form.set('district', 11);
    place.chooseCity(1);
    expect(place.district).toBe(11);
    place.chooseCity(2);
    expect(place.district).toBeNull();
  });

  it('is searched on the map near its district, or else near its city', () => {
    expect(place.surroundings).toEqual([]);
    place.chooseCity(1);
    expect(place.surroundings).toEqual([SOFIA]);
    form.set('district', 11);
    expect(place.surroundings).toEqual([LOZENETS]);
  });

  it('is the same in the field and on the map', () => {
    place.pick({ latitude: 42.67213456, longitude: 23.3215 });
    expect(form.values.gpsCoordinates).toBe('42.672135, 23.3215');
    form.set('gpsCoordinates', '42.1354, 24.7453');
    expect(place.pin).toEqual(PLOVDIV);
  });

  it('is validated as soon as it is picked', async () => {
    const within = { cities: () => cities, district: () => null, clear: () => {} };
    const check = () => ({ gpsCoordinates: 'error-coordinates-outside' });
    form = new Form(EMPTY, { check, submit: async () => {} });
    new PlaceChoice(form, within, modals).pick({ latitude: 48.8566, longitude: 2.3522 });
    await settled();
    expect(form.errors).toEqual({ gpsCoordinates: 'error-coordinates-outside' });
  });

  it.each(['', 'при парка', '48.8566, 2.3522'])('is not on the map for “%s”', (typed) => {
    form.set('gpsCoordinates', typed);
    expect(place.pin).toBeNull();
  });

  it('is explained in a guide', () => {
    place.explainCoordinates();
    expect(modals.open).toBe('coordinatesGuide');
  });
});
