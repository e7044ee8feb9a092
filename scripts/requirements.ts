import { readFileSync } from 'node:fs';

/** A numbered line of docs/requirements.md. */
export type Requirement = { number: string; line: string };

const FILE = 'docs/requirements.md';

/** All requirements, in their order. */
export function readRequirements(): Requirement[] {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm);
  return [...lines].map(([, number = '', line = '']) => ({ number, line }));
}
