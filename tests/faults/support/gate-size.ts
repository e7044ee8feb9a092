/**
 * How much of each gate is run: 1, all of it, unless `FAULTS_SHARE` says less (0.05), for work on the gates
 * themselves.
 */
const SHARE = Number(process.env['FAULTS_SHARE'] ?? 1);
if (!(SHARE > 0 && SHARE <= 1)) throw new Error('FAULTS_SHARE is more than 0 and 1 at most');

/** So many rounds, or the share of them that is asked for. */
export const rounds = (whole: number): number => Math.ceil(whole * SHARE);
