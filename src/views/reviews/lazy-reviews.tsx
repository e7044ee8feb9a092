import { lazyPart } from '../components/lazy-part.tsx';

/** Reviews on the page of their subject: rendered on the server, hydrated after the page. */
export const LazyReviews = lazyPart(() =>
  import('./reviews-section.tsx').then((module) => module.ReviewsSection),
);
