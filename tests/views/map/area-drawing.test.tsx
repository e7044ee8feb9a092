import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MapCanvas } from '../../../src/views/map/map-canvas.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';

let place: HTMLElement;
let map: MapCanvas;
let events: (string | number | Coordinates[])[];

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  map = await MapCanvas.open(place, { tiles: null, language: 'bg' });
  events = [];
  map.areas.start({
    changed: (corners) => events.push(corners),
    finished: (points) => events.push(points),
    cancelled: () => events.push('cancelled'),
  });
});
afterEach(() => {
  map.close();
  place.remove();
});

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(place, { key }));

describe('An area drawn by keyboard (FIND-04)', () => {
  it('gets corners by Enter at the crosshair, and closes on the first', () => {
    press('Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(events).toEqual([1, 2, 3]);
    press('ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter');
    const points = events.at(-1) as Coordinates[];
    expect(points).toHaveLength(3);
    const [first, second, third] = points;
    expect(second?.longitude).toBeGreaterThan(first?.longitude ?? 0);
    expect(third?.latitude).toBeLessThan(second?.latitude ?? 0);
    expect(place.hasAttribute('data-drawing')).toBe(false);
  });

  it('removes the last corner with Backspace, and ends with Escape', () => {
    press('Enter', 'ArrowRight', 'Enter', 'Backspace');
    expect(events).toEqual([1, 2, 1]);
    press('Escape', 'Enter');
    expect(events).toEqual([1, 2, 1, 'cancelled']);
  });

  it('ignores other keys', () => {
    expect(fireEvent.keyDown(place, { key: 'Tab' })).toBe(true);
    expect(events).toEqual([]);
  });

  it('is shown until it is replaced', () => {
    const area = [
      { latitude: 42.6, longitude: 23.2 },
      { latitude: 42.6, longitude: 23.4 },
      { latitude: 42.8, longitude: 23.4 },
    ];
    map.areas.show([area, area]);
    expect(place.querySelectorAll('.map-drawn')).toHaveLength(2);
    map.areas.show([]);
    expect(place.querySelectorAll('.map-drawn')).toHaveLength(0);
  });
});
