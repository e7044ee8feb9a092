import { lazyPart } from '../components/lazy-part.tsx';

/** Messages of an order; loaded after the page. */
export const LazyOrderMessages = lazyPart(() =>
  import('./order-messages.tsx').then((module) => module.OrderMessages),
);
