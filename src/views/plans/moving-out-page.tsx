import { startPage } from './plan-start-page.tsx';

/** Where a plan for moving out begins: that for moving in, turned round. */
export default startPage('out');
