import { lazyPart } from '../components/lazy-part.tsx';
import type { Verified } from './verified-badges.tsx';

const VerifiedBadges = lazyPart(() =>
  import('./verified-badges.tsx').then((module) => module.VerifiedBadges),
);

/** Renders nothing without a verification. */
export function LazyVerifiedBadges({ phoneVerifiedAt = null, companyVerifiedAt = null }: Partial<Verified>) {
  if (!phoneVerifiedAt && !companyVerifiedAt) return null;
  return <VerifiedBadges phoneVerifiedAt={phoneVerifiedAt} companyVerifiedAt={companyVerifiedAt} />;
}
