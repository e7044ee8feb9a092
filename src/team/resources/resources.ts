import { accounts } from './accounts.tsx';
import { auditLog } from './audit-log.tsx';
import { cases } from './cases.tsx';
import { decisions } from './decisions.tsx';
import { members } from './members.tsx';
import { pages } from './pages.tsx';
import { settings } from './settings.tsx';
import { texts } from './texts.tsx';
import type { TeamResource } from './team-resource.ts';

/** All resources, in the order of the menu within their groups. */
export const RESOURCES: readonly TeamResource[] = [
  cases,
  decisions,
  accounts,
  texts,
  pages,
  members,
  settings,
  auditLog,
];
