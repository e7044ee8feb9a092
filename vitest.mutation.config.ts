import { defineConfig } from 'vitest/config';

/** The tests that say whether a changed rule is noticed: those of the core and the view models, without a browser. */
export default defineConfig({
  test: { isolate: false, include: ['tests/{core,contracts,view-models}/**/*.test.ts'] },
});
