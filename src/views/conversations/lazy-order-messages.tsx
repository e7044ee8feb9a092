import { lazyPart } from '../components/lazy-part.tsx';

/** Messages on the page of an order: whoever comes to look where the parcel is does not wait for them. */
export const LazyOrderMessages = lazyPart(() =>
  import('./order-messages.tsx').then((module) => module.OrderMessages),
);
