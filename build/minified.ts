import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Tells browsers that know it to compile the whole file while it arrives, aside of the page's own thread. A visit runs
 * most of it, and a phone's first taps wait less.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Terser finds another hundredth after the default minifier, and the budget is tight (scripts/budget.ts). The chunk of
 * that name is compiled ahead.
 */
export function minified(compiledAhead: string): Plugin {
  return {
    name: 'minified',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2022, compress: { passes: 3 } });
        if (code === undefined) this.error(`Nothing is left of ${chunk.name}`);
        chunk.code = chunk.name === compiledAhead ? `${COMPILE_AHEAD}\n${code}` : code;
      }
      if (!Object.values(bundle).some(({ name }) => name === compiledAhead)) {
        this.error(`There is no ${compiledAhead} to compile ahead`);
      }
    },
  };
}
