import { describe, expect, it } from 'vitest';
import { partsOfNeed, thingRooms } from '../../../../src/core/plans/things/thing-rooms.ts';
import { aNeed, aThing } from '../../../support/a-thing.ts';

describe('The rooms of a plan’s products (PLAN-05)', () => {
  it('have their needs in order, with the chosen products', () => {
    const needs = [
      aNeed({ id: 'living-room/sofa', room: 'living-room', thing: 'sofa' }),
      aNeed({ id: 'bedroom-1/bed', number: 1 }),
      aNeed({ id: 'bedroom-2/bed', number: 2 }),
    ];
    const chosen = aThing({ need: 'bedroom-2/bed' });
    expect(thingRooms(needs, [chosen]).map(({ key, rows }) => [key, rows.map(({ thing }) => thing)])).toEqual(
      [
        ['living-room-0', [null]],
        ['bedroom-1', [null]],
        ['bedroom-2', [chosen]],
      ],
    );
  });

  it('include chosen products that are no longer needed, but not marked ones', () => {
    const left = aThing({ need: 'bedroom-3/bed' });
    const rooms = thingRooms([], [left, { need: 'kitchen/chairs', state: 'owned' }]);
    expect(rooms).toEqual([
      {
        key: 'bedroom-3',
        room: 'bedroom',
        number: 3,
        rows: [{ id: 'bedroom-3/bed', name: 'bed', need: null, thing: left }],
      },
    ]);
  });

  it('are parsed from the need’s id', () => {
    expect(partsOfNeed('living-room/tv-stand')).toEqual({ room: 'living-room', number: 0, name: 'tv-stand' });
    expect(partsOfNeed('bathroom-2/towels')).toEqual({ room: 'bathroom', number: 2, name: 'towels' });
  });
});
