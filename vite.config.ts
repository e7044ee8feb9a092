import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Compresses the built scripts once, as small as they get, for the server to send as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets');
      for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
        const script = readFileSync(join(assets, file));
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(script));
        writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
      }
    },
  };
}

/**
 * Few large files compress far better than many small ones. What every screen needs is the packages, the entry
 * and `ui`; lists, forms and each domain's screens are one file each; a page is what is left.
 */
const CHUNKS = [
  { name: 'rules', test: /node_modules\/(class-validator|class-transformer|validator)\// },
  { name: 'axios', test: /node_modules\/axios\// },
  { name: 'packages', test: /node_modules\/|vite\/preload-helper|rolldown\/runtime|oxc-project/ },
  {
    name: 'ui',
    test: /views\/(page\.ts|components\/(alert|badge|breadcrumbs|button|card|empty-state|icon|layout|link-button|page-heading|picture|price|product-grid|section|visually-hidden)|shop\/(product-card|product-price|favorite-button|category-card|page-container|eight-grid))/,
  },
  {
    name: 'filters',
    test: /views\/(components\/(filter-|segmented|pagination|select-field)|shop\/(product-results|product-filters|chosen-filters|price-range|list-address))/,
  },
  {
    name: 'fields',
    test: /views\/components\/(field|text-|quantity|control-styles|choice-row|checkbox|form|radio|definition)/,
  },
  {
    name: 'shop-screens',
    test: /view-models\/shop\/(\w+-screen|product-list)|container\/shop-screens/,
  },
  {
    name: 'order-screens',
    test: /view-models\/(orders\/(?!cart-view-model)|site\/form)|container\/order-screens|adapters\/(storage\/stored-checkout|http\/http-order)|core\/orders\/(place-order-command|renew-cart|order-desk)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compressed()],
  publicDir: false,
  html: { cspNonce: 'nonce-of-this-answer' },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] } },
  optimizeDeps: { entries: ['src/browser.tsx', 'src/views/**/*-page.tsx', 'src/container/*-screens.ts'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: { main: 'server/main.ts', 'render-page': 'server/rendering/render-page.tsx' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        // The server announces what a page needs; lists of it in the scripts would only weigh.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: { input: 'src/browser.tsx', output: { codeSplitting: { groups: CHUNKS } } },
      },
}));
