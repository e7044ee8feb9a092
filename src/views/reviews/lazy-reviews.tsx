import { lazyPart } from '../components/lazy-part.tsx';

/** Reviews on the page of what they are of: they are read at once, and their script comes after the page's. */
export const LazyReviews = lazyPart(() =>
  import('./reviews-section.tsx').then((module) => module.ReviewsSection),
);
