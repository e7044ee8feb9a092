import { NotFoundScreen } from '../../view-models/site/not-found-screen.ts';
import { page } from '../page.ts';
import { NotFoundContent } from '../shell/errors/not-found-content.tsx';

/** Not-found page (NAV-08). */
export default page(
  () => <NotFoundContent />,
  [],
  () => new NotFoundScreen(),
);
