import { readFileSync } from 'node:fs';

/** A numbered line of docs/requirements.md. */
export type Requirement = { number: string; line: string };

const FILE = 'docs/requirements.md';

/** The numbers that this version of the product must show by scenarios; the others come with later work. */
const SHOWN: Record<string, readonly number[] | 'all'> = {
  LANG: 'all',
  PRICE: 'all',
  NAV: 'all',
  HEAD: 'all',
  ROOM: 'all',
  MODAL: 'all',
  AUTH: 'all',
  HOME: 'all',
  MATE: 'all',
  SHOP: 'all',
  CART: 'all',
  SERV: 'all',
  WALL: 'all',
  ROLE: 'all',
  CALL: 'all',
  BLOG: [4, 5],
};

/** All requirements, in their order. */
export function readRequirements(): Requirement[] {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm);
  return [...lines].map(([, number = '', line = '']) => ({ number, line }));
}

/** Whether a number without a passing scenario is a fault of this version. */
export function mustBeShown(number: string): boolean {
  const [group = '', index = ''] = number.split('-');
  const shown = SHOWN[group];
  return shown === 'all' || (shown?.includes(Number(index)) ?? false);
}
