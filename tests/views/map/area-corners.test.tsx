import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaEdited } from '../../../src/core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import { MapCanvas } from '../../../src/views/map/map-canvas.ts';

const SQUARE = [
  { latitude: 42.6, longitude: 23.2 },
  { latitude: 42.6, longitude: 23.4 },
  { latitude: 42.8, longitude: 23.4 },
  { latitude: 42.8, longitude: 23.2 },
];

let place: HTMLElement;
let map: MapCanvas;
let events: (Coordinates[][] | string)[];

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  map = await MapCanvas.open(place, {
    tiles: null,
    language: 'bg',
    view: { centre: { latitude: 42.7, longitude: 23.3 }, zoom: 12 },
  });
  events = [];
  map.corners.start([SQUARE], {
    changed: (areas) => events.push(areas),
    picked: (isCorner) => events.push(isCorner ? 'corner' : 'none'),
    ended: () => events.push('ended'),
    name: (kind, number) => `${kind} ${number}`,
  });
});
afterEach(() => {
  map.close();
  place.remove();
});

const handle = (name: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const press = (name: string, key: string) => {
  const at = handle(name);
  at.focus();
  fireEvent.keyDown(at, { key });
  fireEvent.keyUp(at, { key });
};
const areas = () => events.filter((one) => typeof one !== 'string').map(([area]) => area ?? []);

describe('The corners of a drawn area by keyboard (FIND-04)', () => {
  it('are moved with arrows, reported on key release, and keep the focus', () => {
    const at = handle('corner 2');
    at.focus();
    fireEvent.keyDown(at, { key: 'ArrowRight' });
    fireEvent.keyDown(at, { key: 'ArrowRight' });
    expect(areas()).toEqual([]);
    fireEvent.keyUp(at, { key: 'ArrowRight' });
    const [area] = areas();
    expect(area).toHaveLength(4);
    expect(area?.[1]?.longitude).toBeGreaterThan(23.4);
    expect([area?.[0], area?.[2]]).toEqual([SQUARE[0], SQUARE[2]]);
    expect(document.activeElement).toBe(handle('corner 2'));
    expect(areaEdited(area ?? [])).toHaveLength(4);
  });

  it('are added by a move of the middle of a side', () => {
    press('side 1', 'ArrowDown');
    const [area] = areas();
    expect(area).toHaveLength(5);
    expect(area?.[1]?.longitude).toBeCloseTo(23.3, 3);
    expect(area?.[1]?.latitude).toBeLessThan(42.6);
    expect(document.activeElement).toBe(handle('corner 2'));
  });

  it('are removed with Delete, down to three', () => {
    press('corner 1', 'Delete');
    expect(areas().at(-1)).toEqual(SQUARE.slice(1));
    press('corner 1', 'Delete');
    expect(areas()).toHaveLength(1);
    expect(events.at(-1)).toBe('none');
  });

  it('are deselected with Escape, without other changes', () => {
    press('corner 1', 'Escape');
    expect(events.at(-1)).toBe('ended');
    map.corners.stop();
    expect(place.querySelectorAll('.map-corner, .map-side, .map-drawn')).toHaveLength(0);
  });
});
