import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Files leave nothing behind: what they share is loaded once for all of them.
    isolate: false,
    // They end what hangs, not what is slow.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      { extends: true, test: { name: 'imports', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{build,core,adapters,contracts,view-models,content}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/{views,team}/**/*.test.tsx'],
          setupFiles: ['tests/views/support/set-up.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,views}/**/*.test.ts'],
          // Closed in the opposite order: the rows are looked at when the server is away.
          globalSetup: ['tests/server/row-types/check-statements.ts', 'tests/server/support/test-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          include: ['tests/access/**/*.test.ts'],
          globalSetup: ['tests/server/support/test-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/server/support/test-server.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/server/support/test-server.ts'],
        },
      },
    ],
  },
});
