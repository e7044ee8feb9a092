import { defineConfig } from 'vitest/config';

/** The tests that say whether a changed rule is noticed: those of the core and the view models, without a browser. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['tests/{core,contracts,view-models}/**/*.test.ts'],
    // Each change gets a new thread: what comes as hundreds of files would take most of its time.
    deps: {
      optimizer: { ssr: { enabled: true, include: ['class-validator', 'class-transformer', 'mobx'] } },
    },
  },
});
