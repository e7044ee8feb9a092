/** Share of each test's size: 1 is all, `FAULTS_SHARE` sets less (0.05) for work on the tests themselves. */
const SHARE = Number(process.env['FAULTS_SHARE'] ?? 1);
if (!(SHARE > 0 && SHARE <= 1)) throw new Error('FAULTS_SHARE is more than 0 and 1 at most');

/** Rounds, reduced to the share. */
export const rounds = (whole: number): number => Math.ceil(whole * SHARE);
