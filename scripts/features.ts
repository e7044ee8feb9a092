import { TRIES_ALL } from '../tests/support/sample.ts';
import { runFeatures } from './run-features.ts';

/** `npm run features`: the scenarios in process, then those in the browser. Parameters narrow both: paths, or `--tags`. */
const { passed } = await runFeatures(process.argv.slice(2), { whole: TRIES_ALL, everyWidth: TRIES_ALL });
process.exit(passed ? 0 : 1);
