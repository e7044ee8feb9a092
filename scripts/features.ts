import { runFeatures } from './run-features.ts';

/** `npm run features`: the scenarios in process, then those in the browser. Parameters narrow both: paths, or `--tags`. */
const { passed } = await runFeatures(process.argv.slice(2));
process.exit(passed ? 0 : 1);
