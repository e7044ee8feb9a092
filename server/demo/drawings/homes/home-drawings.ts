import { balcony } from './balcony.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { kitchen, livingRoom } from './day-rooms.ts';
import { facadesOfAKind } from './facade-blocks.ts';
import { drawFacade } from './facade.ts';
import { drawHouse } from './house.ts';
import { hallway } from './hallway.ts';
import { looks } from './looks.ts';
import type { Look } from './looks.ts';
import { drawPlan } from './plan.ts';
import { planKeys } from './plans.ts';
import { drawScene } from './scene.ts';
import type { Scene } from './scene.ts';

/** The rooms that are drawn in every look. */
export const drawnRooms = {
  'living-room': livingRoom,
  kitchen,
  bedroom: (look: Look) => bedroom(look),
  'second-bedroom': (look: Look) => bedroom(look, true),
  bathroom,
  hallway,
  balcony,
} as const satisfies Record<string, (look: Look) => Scene>;

export type DrawnRoomKey = keyof typeof drawnRooms;

const facades = ['panel', 'brick', 'new'] as const;
export type FacadeKey = (typeof facades)[number] | 'house';

/** Where the drawings of homes lie, under `pictures/`. */
export const homeFolder = 'drawings/homes';

/** Every picture and plan of the demo homes by its path under `pictures/`. */
export function* allHomeDrawings(): Generator<readonly [file: string, svg: string]> {
  for (const look of looks) {
    for (const [room, compose] of Object.entries(drawnRooms)) {
      yield [`${homeFolder}/${room}-${look.key}.svg`, tidy(drawScene(compose(look), look))];
    }
  }
  for (let number = 0; number < facadesOfAKind; number += 1) {
    for (const kind of facades)
      yield [`${homeFolder}/facade-${kind}-${number}.svg`, tidy(drawFacade(kind, number))];
    yield [`${homeFolder}/facade-house-${number}.svg`, tidy(drawHouse(number))];
  }
  for (const key of planKeys) yield [`${homeFolder}/plan-${key}.svg`, tidy(drawPlan(key))];
}

/** Numbers to one decimal: enough for the eye. */
function tidy(svg: string): string {
  return svg.replace(/(?<=[ "ML-])\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}
