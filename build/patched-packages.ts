import type { Plugin } from 'vite';

/** A change to files of a package. */
export type Patch = { why: string; files: RegExp; pattern: RegExp; replacement: string };

/** What packages say in a way that keeps code which nobody here uses. */
export const PATCHES: readonly Patch[] = [
  {
    why: 'React Router names its components, and the naming alone keeps them',
    files: /react-router\/dist\/production/,
    pattern: /^\w+\.displayName = "[^"]*";$/gm,
    replacement: '',
  },
  {
    why: 'React Router makes components in a way that only React knows to be free of effects',
    files: /react-router\/dist\/production/,
    pattern: /\bReact\d*\.(?:forwardRef|createContext|memo)\(/g,
    replacement: '/* @__PURE__ */ $&',
  },
  {
    why: 'React Router has boundaries for errors, and what they extend keeps them with all that they lead to',
    files: /react-router\/dist\/production/,
    pattern: /\bclass extends (React\d*\.Component)\b/g,
    replacement: 'class extends (/* @__PURE__ */ (() => $1)())',
  },
  {
    why: 'and one of them is written to afterwards',
    files: /react-router\/dist\/production/,
    pattern: /^\w+\.contextType = \w+;$/gm,
    replacement: '',
  },
  {
    why: 'React makes errors as it is loaded, only to know them again; where a page is watched, all of React is parsed once more to say where',
    files: /react-dom\/cjs\/react-dom-client\.production/,
    pattern: /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
    replacement: '{}',
  },
  {
    // Browsers that run what is built here need two, which stand where they are used.
    why: 'Emotion carries a table of all prefixes that ever were',
    files: /@emotion\/cache\/dist/,
    pattern: /defaultStylisPlugins = \[prefixer\]/,
    replacement: 'defaultStylisPlugins = []',
  },
  {
    why: 'i18next explains at length what was plugged in wrongly; here one place plugs in what is right',
    files: /i18next\/dist\/esm\/i18next/,
    pattern: /if \(!module(?:\.type)?\) throw new Error\('You are passing [^']*'\);/g,
    replacement: '',
  },
  {
    why: 'and what was plugged in twice',
    files: /i18next\/dist\/esm\/i18next/,
    pattern: /if \(this\.modules\[type\] && [^{]*\{\s*const msg = `use:[^`]*`;\s*if [^\n]*\n\s*\}/,
    replacement: '',
  },
  {
    why: 'and tells developers a lot, which is heard nowhere',
    files: /i18next\/dist\/esm\/i18next/,
    pattern: /^ *(?:this\.logger|baseLogger)\.(?:once|deprecate|warn|error|log)\([^\n]*\);$/gm,
    replacement: ';',
  },
  {
    why: 'The texts are there: i18next needs nothing to load them',
    files: /i18next\/dist\/esm\/i18next/,
    pattern: /new Connector\(createClassOnDemand[^\n]*\);/,
    replacement: '{ on() {}, state: {}, load: (_languages, _namespaces, done) => done() };',
  },
  {
    why: 'and values are written by us (src/core/shared/filled-text.ts), never by its formatter',
    files: /i18next\/dist\/esm\/i18next/,
    pattern: /\bformatter = Formatter;/,
    replacement: ';',
  },
  {
    why: 'No generator of ours is a flow of MobX',
    files: /mobx\/dist\/mobx\.mjs/,
    pattern: /\bisGenerator\((?:descriptor\.value|v)\)/g,
    replacement: 'false',
  },
];

/** Patches packages. @throws at the end of a build in which a patch found nothing: the package has changed. */
export function patchedPackages(patches: readonly Patch[] = PATCHES): Plugin {
  const idle = new Set(patches);
  return {
    name: 'patched-packages',
    transform(code, id) {
      const own = patches.filter(({ files, pattern }) => files.test(id) && code.search(pattern) >= 0);
      if (own.length === 0) return null;
      for (const patch of own) idle.delete(patch);
      const patched = own.reduce(
        (text, { pattern, replacement }) => text.replace(pattern, replacement),
        code,
      );
      return { code: patched, map: null };
    },
    buildEnd(error) {
      if (error || idle.size === 0) return;
      this.error(`Found nothing to patch: ${[...idle].map(({ why }) => why).join('; ')}`);
    },
  };
}
