import type { PropertyOwner } from '../../../core/properties/property.ts';
import { VerifiedBadges } from '../../accounts/verified-badges.tsx';
import { ResponsivenessText } from '../responsiveness-text.tsx';

/** Verifications and response time of the landlord. */
export function OwnerFacts({ owner }: { owner: PropertyOwner }) {
  return (
    <>
      <VerifiedBadges {...owner} />
      {owner.responsiveness && <ResponsivenessText responsiveness={owner.responsiveness} />}
    </>
  );
}
