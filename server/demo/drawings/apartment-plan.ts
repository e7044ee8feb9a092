import type { RoomKey } from '../kind.ts';

/** A room of the drawn home, in metres. */
export interface PlanRoom {
  readonly room: RoomKey;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly ground: string;
  /** How the ground is laid: boards along x, tiles, or nothing. */
  readonly laid: 'boards' | 'tiles' | 'plain';
}

/** The seven rooms of ROOM-01. */
export const planRooms: readonly PlanRoom[] = [
  { room: 'bedroom', x: 0, y: 0, width: 4.4, depth: 4, ground: '#d9b98e', laid: 'boards' },
  { room: 'bathroom', x: 4.4, y: 0, width: 2.8, depth: 4, ground: '#c9d8d0', laid: 'tiles' },
  { room: 'kitchen', x: 7.2, y: 0, width: 4.8, depth: 4, ground: '#e3d3b8', laid: 'tiles' },
  { room: 'hallway', x: 0, y: 4, width: 3.4, depth: 3.4, ground: '#cda97b', laid: 'boards' },
  { room: 'living-room', x: 3.4, y: 4, width: 5.8, depth: 3.4, ground: '#d9b98e', laid: 'boards' },
  { room: 'terrace', x: 9.2, y: 4, width: 2.8, depth: 3.4, ground: '#b99a76', laid: 'boards' },
  { room: 'garden', x: 0, y: 7.4, width: 12, depth: 2.7, ground: '#8fae7c', laid: 'plain' },
];
