import type { Head, Screen } from './screen.ts';

/** Not-found screen (NAV-08). */
export class NotFoundScreen implements Screen {
  readonly head: Head = { title: { key: 'not-found-title' } };
}
