import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Tells browsers that know it to compile the whole file while it arrives, aside of the page's own thread. A visit runs
 * most of it, and a phone's first taps wait less.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** MobX ends the names of its own properties so, to have them shortened; nothing else that is built does. */
const OWN_OF_MOBX = /^[a-zA-Z]\w*_$/;

/**
 * Terser finds another hundredth after the default minifier, and the budget is tight (scripts/budget.ts). The chunk of
 * that name is compiled ahead.
 */
export function minified(compiledAhead: string): Plugin {
  return {
    name: 'minified',
    async generateBundle(_options, bundle) {
      // The same short name in every file.
      const nameCache = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          compress: { passes: 3 },
          mangle: { properties: { regex: OWN_OF_MOBX } },
          nameCache,
          // A single letter beyond Latin makes a browser keep all of a file in two bytes a letter.
          format: { ascii_only: true },
        });
        if (code === undefined) this.error(`Nothing is left of ${chunk.name}`);
        chunk.code = chunk.name === compiledAhead ? `${COMPILE_AHEAD}\n${code}` : code;
      }
      if (!Object.values(bundle).some(({ name }) => name === compiledAhead)) {
        this.error(`There is no ${compiledAhead} to compile ahead`);
      }
    },
  };
}
