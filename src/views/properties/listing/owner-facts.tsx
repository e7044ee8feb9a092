import type { PropertyOwner } from '../../../core/properties/property.ts';
import { VerifiedBadges } from '../../accounts/verified-badges.tsx';
import { ResponsivenessText } from '../responsiveness-text.tsx';

/** What is known of who offers a home: what was verified, and how soon they answer. */
export function OwnerFacts({ owner }: { owner: PropertyOwner }) {
  return (
    <>
      <VerifiedBadges {...owner} />
      {owner.responsiveness && <ResponsivenessText responsiveness={owner.responsiveness} />}
    </>
  );
}
