/** Roles of the team (TEAM-02). A member has one or more. */
export const TEAM_ROLES = [
  'support',
  'moderator',
  'catalogue',
  'services',
  'finance',
  'content',
  'owner',
] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * Extent of a permission: `any` record, only the member's `own`, or only `others` (such as an appeal against
 * another member's decision).
 */
export type Extent = 'any' | 'own' | 'others';
type Grants = Partial<Record<TeamRole, Extent>>;

const any = (...roles: readonly TeamRole[]): Grants => ({
  ...Object.fromEntries(roles.map((role) => [role, 'any' as const])),
  owner: 'any',
});
const others = (...roles: readonly TeamRole[]): Grants => ({
  ...Object.fromEntries(roles.map((role) => [role, 'others' as const])),
  owner: 'others',
});
const own: Grants = {
  ...Object.fromEntries(TEAM_ROLES.map((role) => [role, 'own' as const])),
  owner: 'any',
};
const everybody = any(...TEAM_ROLES);

/** The table of roles and operations. The server checks it for every operation of the back office. */
export const PERMISSIONS = {
  'cases.read': everybody,
  'cases.claim': everybody,
  'moderation-cases.decide': any('moderator'),
  'company-cases.decide': any('moderator', 'catalogue'),
  'refund-cases.decide': any('finance'),
  'mail-cases.decide': any('support'),
  'import-cases.decide': any('catalogue'),
  'service-cases.decide': any('services'),
  'cases.undo': own,
  'decisions.read': any('support', 'moderator', 'catalogue'),
  'appeals.register': any('moderator', 'support'),
  'appeals.decide': others('moderator'),

  'accounts.read': any('support', 'moderator', 'finance'),
  'accounts.suspend': any('moderator'),
  'accounts.restore': any('moderator'),
  'accounts.change-role': any('support'),
  'accounts.end-sessions': any('support', 'moderator'),
  'accounts.send-password-reset': any('support'),
  'vendors.read': any('support', 'moderator', 'catalogue', 'finance'),
  'vendors.verify': any('moderator', 'catalogue'),
  'vendors.unverify': any('moderator', 'catalogue'),
  'vendors.remove': any('moderator'),
  'vendors.restore': any('moderator'),
  'vendors.approve': any('catalogue'),
  'agencies.read': any('support', 'moderator'),
  'agencies.trust': any('moderator'),
  'agencies.distrust': any('moderator'),
  'agencies.verify': any('moderator'),
  'agencies.unverify': any('moderator'),
  'properties.read': any('support', 'moderator'),
  'properties.remove': any('moderator'),
  'properties.restore': any('moderator'),
  'offers.read': any('support', 'moderator'),
  'offers.remove': any('moderator'),
  'offers.restore': any('moderator'),
  'products.read': any('support', 'moderator', 'catalogue'),
  'products.remove': any('moderator'),
  'products.restore': any('moderator'),
  'conversations.read': any('moderator'),
  'orders.read': any('support', 'finance'),
  'orders.cancel': any('support', 'finance'),
  'orders.refund': any('finance'),
  'payments.read': any('support', 'finance'),
  'payments.mark-paid': any('finance'),
  'vendor-balances.read': any('finance'),
  'vendor-balances.correct': any('finance'),
  'payouts.read': any('finance'),
  'payouts.write': any('finance'),
  'payouts.confirm': any('finance'),
  'payouts.cancel': any('finance'),
  'payouts.report': any('finance'),
  'bank-statements.read': any('finance'),
  'bank-statements.write': any('finance'),
  'commission.read': any('finance'),
  'commission.write': any('finance'),
  'payout-terms.read': any('finance'),
  'payout-terms.write': any('finance'),
  'service-orders.read': any('support', 'services', 'finance'),
  'service-orders.move': any('services'),
  'service-orders.split': any('services'),
  'service-orders.finish': any('services'),
  'service-orders.complete': any('services'),
  'service-calendar.read': any('support', 'services'),
  'mails.read': any('support'),
  'mails.resend': any('support'),
  'contact-messages.read': any('support'),
  'notes.read': everybody,
  'notes.write': everybody,
  'notes.delete': own,

  'categories.read': any('catalogue', 'content', 'moderator', 'support'),
  'categories.write': any('catalogue'),
  'services.read': any('services', 'finance'),
  'services.write': any('services'),
  'service-teams.read': any('services', 'support'),
  'service-teams.write': any('services'),
  'cities.read': any('services', 'catalogue', 'support', 'moderator'),
  'cities.write': any('services'),
  'credit-packages.read': any('finance'),
  'credit-packages.write': any('finance'),
  'shelves.read': any('catalogue', 'content'),
  'shelves.write': any('catalogue'),

  'posts.read': any('content'),
  'posts.write': any('content'),
  'texts.read': any('content'),
  'texts.write': any('content'),

  'site-preview.read': any('catalogue', 'services', 'finance', 'content'),

  'figures.read': any('catalogue', 'services', 'finance', 'content'),
  'figures.export': any('catalogue', 'finance'),
  'settings.read': any('finance'),
  'settings.write': any(),
  'audit-log.read': any('finance'),
  'audit-log.export': any(),
  'members.read': any(),
  'members.write': any(),
  'members.change-roles': others(),
  'members.reset-second-factor': others(),
  'members.remove': others(),
} as const satisfies Record<string, Grants>;

export type TeamOperation = keyof typeof PERMISSIONS;

export const isTeamOperation = (name: string): name is TeamOperation => Object.hasOwn(PERMISSIONS, name);

/** Returns the widest extent among the roles; null if none of them may do it. */
export function extentOf(roles: readonly TeamRole[], operation: TeamOperation): Extent | null {
  const grants: Grants = PERMISSIONS[operation];
  const extents = new Set(roles.flatMap((role) => grants[role] ?? []));
  if (extents.has('any') || (extents.has('own') && extents.has('others'))) return 'any';
  const [extent = null] = extents;
  return extent;
}

/** @param isOwn true if the record is the member's: written or decided by them, or their own membership */
export function isPermitted(roles: readonly TeamRole[], operation: TeamOperation, isOwn = false): boolean {
  const extent = extentOf(roles, operation);
  return extent === 'any' || extent === (isOwn ? 'own' : 'others');
}

/** Operations that the roles permit for at least some records, for the browser's menu. */
export function permittedOperations(roles: readonly TeamRole[]): TeamOperation[] {
  return (Object.keys(PERMISSIONS) as TeamOperation[]).filter((name) => extentOf(roles, name) !== null);
}
