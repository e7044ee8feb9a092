import type { Random } from './random.ts';

const INNERMOST = /\{([^{}]*)\}/;

/** Chooses one of each group of alternatives: `{Има|Наблизо има} аптека`. A group may be empty or nested. */
export function chooseAlternatives(random: Random, text: string): string {
  let chosen = text;
  for (let group = INNERMOST.exec(chosen); group; group = INNERMOST.exec(chosen)) {
    chosen = chosen.replace(INNERMOST, () => random.pick((group?.[1] ?? '').split('|')));
  }
  return chosen;
}
