import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const production = (file: string): string => here(`../node_modules/react-router/dist/production/${file}`);

/** What is imported, and the file that takes its place. */
export type Shims = Readonly<Record<string, string>>;

/** In the place of packages that carry what a browser never needs; why, each file says. */
export const SHIMS: Shims = {
  'reflect-metadata/lite': here('shims/metadata.ts'),
  '@emotion/is-prop-valid': here('shims/every-property.ts'),
  'hoist-non-react-statics': here('shims/no-static-hoisting.ts'),
  '../models/InstanceBindingNodeImplementation.js': here('shims/no-class-bindings.ts'),
  '../calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js': here(
    'shims/no-class-bindings.ts',
  ),
  '\0vite/preload-helper.js': here('shims/plain-import.ts'),
  // By their own names these lead to builds for development, or of the old kind.
  'react-router': production('index.mjs'),
  'react-router/dom': production('dom-export.mjs'),
  leaflet: here('../node_modules/leaflet/dist/leaflet-src.esm.js'),
};

/** Puts files of ours in the place of packages. @throws at the end of a build in which one of them was never asked for. */
export function shims(files: Shims = SHIMS): Plugin {
  const unused = new Set(Object.keys(files));
  return {
    name: 'shims',
    enforce: 'pre',
    resolveId(name) {
      unused.delete(name);
      return files[name] ?? null;
    },
    buildEnd(error) {
      if (!error && unused.size > 0) this.error(`Nobody asks for ${[...unused].join(', ')} any more`);
    },
  };
}
