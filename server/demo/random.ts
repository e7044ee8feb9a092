/** Seeded random numbers (mulberry32), equal on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number from 0 inclusive to 1 exclusive. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns an integer between both limits, inclusive. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
}

/** Returns a stable hash of a text (FNV-1a), for use as a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const INNERMOST = /\{([^{}]*)\}/;

/** Chooses one of each group of alternatives: `{Има|Наблизо има} аптека`. A group may be empty or nested. */
export function chooseAlternatives(random: Random, text: string): string {
  let chosen = text;
  for (let group = INNERMOST.exec(chosen); group; group = INNERMOST.exec(chosen)) {
    chosen = chosen.replace(INNERMOST, () => random.pick((group?.[1] ?? '').split('|')));
  }
  return chosen;
}
