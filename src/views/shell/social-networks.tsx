import type { ReactNode } from 'react';

/** Account name in the social networks. */
const HANDLE = 'uyut.bg';

function mark(path: string): () => ReactNode {
  return () => (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd">
      <path d={path} />
    </svg>
  );
}

/** Names of companies are not translated (HEAD-10). */
export const SOCIAL_NETWORKS = [
  {
    name: 'Facebook',
    address: `https://www.facebook.com/${HANDLE}`,
    mark: mark(
      'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.5V12h2.8l-.4 2.9h-2.3v7A10 10 0 0 0 22 12z',
    ),
  },
  {
    name: 'Instagram',
    address: `https://www.instagram.com/${HANDLE}`,
    mark: mark(
      'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
    ),
  },
  {
    name: 'TikTok',
    address: `https://www.tiktok.com/@${HANDLE}`,
    mark: mark(
      'M16.5 2h-3.4v13.4a2.6 2.6 0 1 1-2.6-2.6c.3 0 .5 0 .8.1V9.4a6 6 0 1 0 5.2 6V8.6a7.4 7.4 0 0 0 4.3 1.4V6.6a4.3 4.3 0 0 1-4.3-4.6z',
    ),
  },
] as const;
