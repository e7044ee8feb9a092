import { lazyPart } from '../components/lazy-part.tsx';

/** Questions on a product's page: rendered on the server, hydrated after the page. */
export const LazyQuestions = lazyPart(() =>
  import('./questions-section.tsx').then((module) => module.QuestionsSection),
);

/** Reviews on the page of their subject: rendered on the server, hydrated after the page. */
export const LazyReviews = lazyPart(() =>
  import('./reviews-section.tsx').then((module) => module.ReviewsSection),
);
