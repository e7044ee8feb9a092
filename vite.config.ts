import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE, chunkNames } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';

/** Packages of many small files that each start of the server needs: each file costs more to find than to run (decision 5). */
const BUNDLED = [
  '@opentelemetry/api',
  '@zip.js/zip.js',
  'class-validator',
  'cockatiel',
  'inversify',
  /^@inversifyjs\//,
  'jose',
  'kysely',
  'libphonenumber-js',
  'react-i18next',
  'stripe',
  'typebox',
  'validator',
];

/** Makes browsers that support it compile the whole file while it downloads, off the main thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [compressed()] : [])],
  publicDir: false,
  ...(isSsrBuild && { ssr: { noExternal: BUNDLED } }),
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] } },
  optimizeDeps: { entries: ['src/browser.tsx', 'src/container/**/*.ts', 'src/team/main.tsx'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            'render-page': 'server/rendering/render-page.tsx',
            'import-thread': 'server/import-thread.ts',
            // The commands, for where npm and what they are developed with are not.
            admin: 'server/admin/main.ts',
            backup: 'server/backup/main.ts',
            content: 'server/content/main.ts',
            doctor: 'server/doctor/main.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        // The server announces what a page needs; lists of it in the scripts would only weigh.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: {
          input: 'src/browser.tsx',
          output: {
            postBanner: ({ name }) => (name === BASE ? COMPILE_HINT : ''),
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
}));
