import type { Head, Screen } from './screen.ts';

/** An address that leads nowhere (NAV-08). */
export class NotFoundScreen implements Screen {
  readonly head: Head = { title: { key: 'not-found-title' } };
}
