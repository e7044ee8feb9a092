import styled from '@emotion/styled';
import { DownIcon } from '../components/icons.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

const Base = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    width: fit-content;
    max-width: 100%;
    min-height: var(--target);
    padding-block: var(--space-1);
    & > .badge {
      border-radius: var(--radius);
      white-space: normal;
    }
  }
`;

/** Moments of the verifications, as ISO 8601. */
export type Verified = { phoneVerifiedAt: string | null; companyVerifiedAt: string | null };

/** Verifications with their dates and an explanation of their meaning (TRUST-06). */
export function VerifiedBadges({ phoneVerifiedAt, companyVerifiedAt }: Verified) {
  const t = useTexts();
  const dates = useDates();
  const verified = { company: companyVerifiedAt, phone: phoneVerifiedAt };
  return (['company', 'phone'] as const).map((what) => {
    const at = verified[what];
    return (
      at && (
        <Base key={what}>
          <summary>
            <Badge look="good">{t(`verified-${what}`, { day: dates.day(at) })}</Badge>
            <DownIcon />
          </summary>
          <Hint>{t(`verified-${what}-means`)}</Hint>
        </Base>
      )
    );
  });
}
