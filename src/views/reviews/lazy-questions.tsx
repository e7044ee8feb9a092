import { lazyPart } from '../components/lazy-part.tsx';

/** Questions on a product's page: rendered at once, and their script comes after the page's. */
export const LazyQuestions = lazyPart(() =>
  import('./questions-section.tsx').then((module) => module.QuestionsSection),
);
