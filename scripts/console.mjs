const plain = !process.stdout.isTTY || process.env.NO_COLOR;
const colour = (code) => (text) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`);

export const bold = colour(1);
export const green = colour(32);
export const red = colour(31);
export const dim = colour(90);

/** Seconds since a moment, such as `1.2 s`. */
export function secondsSince(start, digits = 1) {
  return `${((performance.now() - start) / 1000).toFixed(digits)} s`;
}

/** Prints the title of a step, then its duration. */
export async function step(title, work) {
  const start = performance.now();
  console.log(`· ${title} …`);
  const result = await work();
  console.log(`${green('✓')} ${title} ${dim(secondsSince(start))}`);
  return result;
}

/** An error whose message is enough for the reader; no stack is printed. */
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
