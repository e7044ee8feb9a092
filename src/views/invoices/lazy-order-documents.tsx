import { lazyPart } from '../components/lazy-part.tsx';

/** Documents of an order; loaded after the page. */
export const LazyOrderDocuments = lazyPart(() =>
  import('./order-documents.tsx').then((module) => module.OrderDocuments),
);
