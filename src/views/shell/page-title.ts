import type { Head } from '../../view-models/site/screen.ts';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The browser tab's title of a screen; without one of its own, the site's (NAV-13). */
export function pageTitle(head: Head | undefined, t: Texts, siteTitle: string): string {
  if (!head) return siteTitle;
  const { title } = head;
  return `${typeof title === 'string' ? title : t(title.key, title.values)} · ${siteTitle}`;
}
