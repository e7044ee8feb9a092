const WITHIN_MILLISECONDS = 5_000;
const PAUSE = 20;

/** Repeats a check until it passes, for changes that a browser makes later. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + WITHIN_MILLISECONDS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, PAUSE));
    }
  }
}
