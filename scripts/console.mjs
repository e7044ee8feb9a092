/** Short lines for whoever waits. */
const plain = !process.stdout.isTTY || process.env.NO_COLOR;
const colour = (code) => (text) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`);

export const bold = colour(1);
export const green = colour(32);
export const red = colour(31);
export const dim = colour(90);

/** Seconds since a moment, such as `1.2 s`. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Says what is being done, and how long it took. */
export async function step(title, work) {
  const start = performance.now();
  console.log(`· ${title} …`);
  const result = await work();
  console.log(`${green('✓')} ${title} ${dim(secondsSince(start))}`);
  return result;
}

/** A message instead of a stack, for what the reader can mend. */
export class Explained extends Error {}

/** Runs a script's main function; an error ends it with exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(red(error instanceof Explained ? error.message : error.stack));
    process.exitCode = 1;
  }
}
