import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/**
 * Styles without their comments and line breaks: no minifier looks into them. In both builds alike, as a class is named by
 * the text of its style.
 */
function tightStyles(): Plugin {
  const tight = (style: string) =>
    style
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replaceAll(': ', ':')
      .replaceAll(';}', '}')
      .trim();
  return {
    name: 'tight-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/views/')) return null;
      const styles = /\b(styled(?:\.\w+|\(\w+\))|css)`([^`$]*)`/g;
      return {
        code: code.replace(styles, (_, tag: string, style: string) => `${tag}\`${tight(style)}\``),
        map: null,
      };
    },
  };
}

/** Terser finds another hundredth after the default minifier, and the budget is tight (scripts/budget.ts). */
function minifiedAgain(): Plugin {
  return {
    name: 'minified-again',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        if (code === undefined) continue;
        chunk.code = chunk.name === 'base' ? `${COMPILE_AHEAD}\n${code}` : code;
      }
    },
  };
}

/**
 * Tells browsers that know it to compile the whole file while it arrives, aside of the page's own thread. A visit runs
 * most of it, and a phone's first taps wait less.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

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
 * Few large files compress far better than many small ones. What every screen needs is the packages and the entry; lists, forms and each domain's screens are one file each; a page is what is left. The modules that
 * routes.ts imports stay out of the groups, so that the manifest knows them by name.
 */
const CHUNKS = [
  { name: 'rules', test: /node_modules\/(class-validator|class-transformer|validator)\// },
  { name: 'axios', test: /node_modules\/axios\// },
  {
    name: 'base',
    // Leaflet is no part of any: it may run only once its one piece of markup is allowed (map-canvas.ts).
    test: /node_modules\/(?!leaflet|supercluster|kdbush|chart\.js|@kurkle)|vite\/preload-helper|rolldown\/runtime|oxc-project|\/api\/(failure-status|calls\/(site|shop|sign-in)\.)|src\/(container\/small-|views\/every-)|src\/(core\/(shared\/(?!validation|delivery-|contact|sofia|period|search-|tidy|text-language|typed-|merge-)|site\/(?!picture|form|suggest|swapped|text-translations)|shop\/(favorites|lowest-price|product-(catalogue|search)|product\.|room)|accounts\/(account\.|role-refusal|sign-in)|orders\/(cart|order-placed|last-order))|view-models\/(site\/(?!form|text-page|not-found|search-box\.|conflict|text-translation)|accounts\/(session|user-menu)|shop\/favorites-v|orders\/cart-v)|adapters\/(browser\/(?!google|browser-payment|proof|sha)|system|storage\/(browser-text|text-store|stored-(cart|choices|favorites\.|last-order))|http\/(answered|axios|proving|refusal|http-(client|site|product|sign)))|container\/(browser|site|shop|orders|accounts|route-screens|page-state)\.|modals\.|routes\.|screen-bindings|texts\.|views\/(page\.ts|components\/(alert|field|text-field|choice-row|badge|breadcrumbs|button|card|classed|empty-state|icon|layout|link|page-(heading|container)|picture|price|product-grid|progress|section|skeleton|skip|use-texts|visually-hidden)|shell\/(?!currency-choice|use-figures|rooms|apartment|linked|suggestion|notification|added-note\.|form-|profile-frame|amount-|range-|edit-|swapped-|foreign-)|shop\/(product-card|product-price|favorite-button|category-card|eight-grid)))/,
  },
  {
    name: 'search',
    test: /container\/search-box|api\/calls\/suggestions|view-models\/site\/search-box\.|core\/site\/suggest|shell\/suggestion|http-search|stored-recent/,
  },
  {
    name: 'lists',
    test: /views\/components\/(segmented|pagination|filter-tag|select-field|results-bar)/,
  },
  { name: 'apartment', test: /views\/shell\/(apartment|linked)-picture|pictures\/apartment/ },
  {
    name: 'filter-groups',
    test: /views\/components\/filter-group/,
  },
  {
    name: 'shop-filters',
    test: /views\/shop\/(product-results|product-filters|chosen-filters|price-range|list-address)/,
  },
  {
    name: 'forms',
    test: /view-models\/site\/form\.|views\/(components\/(text-area|form|radio|checkbox)|shell\/form-(?!modal))/,
  },
  { name: 'quantity', test: /views\/components\/quantity/ },
  {
    name: 'shop-screens',
    test: /view-models\/shop\/((?!home|favorites)\w+-screen|product-list)/,
  },
  {
    name: 'homes',
    test: /api\/calls\/homes|core\/homes\/(home-catalogue|map-area|browser-key|property\.)|http-home-catalogue|container\/home-desk|view-models\/homes\/favorite-homes|stored-browser-key/,
  },
  { name: 'home-cards', test: /views\/homes\/(property-card|floor-text|favorite-property|property-grid)/ },
  { name: 'home-search', test: /core\/homes\/property-(search|choices)/ },
  { name: 'typed-numbers', test: /core\/shared\/typed-number/ },
  { name: 'amounts', test: /views\/shell\/((amount|range)-field|swapped-)|core\/site\/swapped/ },
  {
    name: 'search-fields',
    test: /views\/(components\/combobox|homes\/number-range)|core\/shared\/search-text/,
  },
  {
    name: 'roommates',
    test: /core\/roommates\/(habits|match)|storage\/stored-own-habits|container\/own-habits|view-models\/roommates\/own-habits|views\/roommates\/(own-habits-form|match-figure|favorite|university|roommate-(card|grid))/,
  },
  {
    name: 'accounts',
    test: /http-accounts|container\/account-desk|core\/accounts\/accounts/,
  },
  { name: 'form-drafts', test: /container\/form-drafts|stored-form|core\/site\/form/ },
  {
    name: 'orders',
    test: /adapters\/http\/http-order|container\/order-desk|core\/orders\/(order-desk|order\.)|views\/orders\/(amounts|page-container)/,
  },
  {
    name: 'order-parts',
    test: /core\/orders\/order-status|views\/(orders\/order-h|components\/timeline)/,
  },
  { name: 'order-work', test: /view-models\/orders\/(received|own)/ },
  { name: 'site-screens', test: /view-models\/site\/(text-page|not-found)/ },
  { name: 'cart-refill', test: /orders\/(refill-cart|cart-refill|current-products)|container\/cart-refill/ },
  {
    name: 'cart',
    test: /view-models\/orders\/c(?!art-refill)|core\/orders\/(checkout-(form|draft)|renew)|storage\/stored-checkout/,
  },
  {
    name: 'checkout-rules',
    test: /core\/(shared\/(validation|contact)|orders\/(place-order|checkout-rules))/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** React Router names its components, and the naming alone keeps those that nobody uses. */
function unnamedComponents(): Plugin {
  return {
    name: 'unnamed-components',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) =>
      id.includes('react-router/dist/production')
        ? code
            .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replace(/\bReact\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
        : null,
  };
}

/** Which modules a route is made of, the server announces; the browser's own table can do without their names. */
function withoutModuleNames(): Plugin {
  return {
    name: 'without-module-names',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) =>
      /\/src\/(routes|screen-bindings)\.ts$/.test(id)
        ? code
            .replace(/bindingsModule: '[^']*'/g, "bindingsModule: ''")
            .replace(/(\broute\(\s*\w+,\s*)'[^']*'/g, "$1''")
        : null,
  };
}

/**
 * What of Emotion nobody here uses stays out: its table of all prefixes that ever were, for browsers that run what is
 * built here need but two, which stand where they are used; and the package behind `withTheme`.
 */
function lighterEmotion(): Plugin {
  return {
    name: 'lighter-emotion',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.includes('@emotion/cache/dist')) {
        return code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
      }
      return id.includes('@emotion/react/')
        ? code.replace(/^import .*'hoist-non-react-statics';$/m, '')
        : null;
    },
  };
}

/** In the place of packages that carry what a browser never needs: see there. */
const SMALLER = [
  { find: 'reflect-metadata/lite', replacement: here('src/container/small-metadata.ts') },
  { find: '@emotion/is-prop-valid', replacement: here('src/views/every-property.ts') },
  // By their own names these two lead to builds for development, or of the old kind.
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('node_modules/react-router/dist/production/dom-export.mjs'),
  },
  { find: /^leaflet$/, replacement: here('node_modules/leaflet/dist/leaflet-src.esm.js') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tightStyles(),
    react(),
    withoutModuleNames(),
    lighterEmotion(),
    unnamedComponents(),
    minifiedAgain(),
    compressed(),
  ],
  publicDir: false,
  html: { cspNonce: 'nonce-of-this-answer' },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] } },
  optimizeDeps: { entries: ['src/browser.tsx', 'src/views/**/*-page.tsx', 'src/container/*-screens.ts'] },
  resolve: { alias: command === 'build' && !isSsrBuild ? SMALLER : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            'render-page': 'server/rendering/render-page.tsx',
            'import-thread': 'server/import-thread.ts',
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
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
}));
