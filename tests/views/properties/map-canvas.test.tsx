import { describe, expect, it } from 'vitest';
import { MapCanvas } from '../../../src/views/map/map-canvas.ts';

describe('A map', () => {
  it('can move before it has data, as a map with one pin does', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const map = await MapCanvas.open(place, { tiles: null, language: 'bg' });
    expect(() => map.pinAt({ latitude: 42.7, longitude: 23.3 })).not.toThrow();
    expect(place.querySelectorAll('.map-pin')).toHaveLength(1);
    map.close();
  });
});
