import type { ComponentType } from 'react';
import type { TeamOperation } from '../../core/team/permissions.ts';

/** Groups of the menu, in its order. */
export const TEAM_GROUPS = [
  'work',
  'people',
  'shop',
  'services',
  'finance',
  'content',
  'administration',
] as const;

type ReadName<Operation> = Operation extends `${infer Name}.read` ? Name : never;

/**
 * A kind of records in the back office. Its name is that of the API and the first part of its permissions; its
 * texts are `resources.<name>.name` and `resources.<name>.fields.<field>`.
 */
export type TeamResource = {
  name: ReadName<TeamOperation> | 'pages';
  group: (typeof TEAM_GROUPS)[number];
  icon: ComponentType;
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Text by which other records name one of this kind; its id by default. */
  recordRepresentation?: string;
};
