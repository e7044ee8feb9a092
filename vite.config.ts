import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE, chunkNames } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { minified } from './build/minified.ts';
import { patchedPackages } from './build/patched-packages.ts';
import { shims } from './build/shims.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(command === 'build' && !isSsrBuild ? [shims(), patchedPackages(), minified(BASE), compressed()] : []),
  ],
  publicDir: false,
  // The one part of tracing that is always there; as fifty files it took 40 ms of each start.
  ...(isSsrBuild && { ssr: { noExternal: ['@opentelemetry/api'] } }),
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] } },
  optimizeDeps: { entries: ['src/browser.tsx', 'src/views/**/*-page.tsx', 'src/container/**/*.ts'] },
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
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
}));
