import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ReviewList } from '../../../core/reviews/review.ts';
import type { PropertyOwner as Owner } from '../../../core/properties/property.ts';
import { Badge } from '../../components/messages/badge.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { UserIcon } from '../../components/icons.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PhoneIcon } from '../../components/page-icons.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks } from '../../shell/use-page-language.ts';

const RatingLine = lazyPart(() =>
  import('../../reviews/rating-line.tsx').then((module) => module.RatingLine),
);

const OwnerFacts = lazyPart(() => import('./owner-facts.tsx').then((module) => module.OwnerFacts));

const Person = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  & > [data-blank] {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--radius);
    background: var(--colour-sunken);
    color: var(--colour-ink-soft);
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
`;

export interface PropertyOwnerProps {
  owner: Owner;
  reviews: ReviewList | null;
  /** Last confirmation by the landlord, as ISO 8601. */
  confirmedAt: string | null;
}

/** Person or agency that offers the home, with the phone number if it is public. */
export function PropertyOwner({ owner, reviews, confirmedAt }: PropertyOwnerProps) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { agency } = owner;
  const picture = agency ? agency.logo : owner.picture;
  return (
    <Panel as="section" aria-label={t(agency ? 'listing-agency' : 'listing-owner')}>
      <Stack gap="small">
        <Person>
          {picture ? (
            <Picture of={picture} alt="" ratio="square" sizes="3.5rem" rounded />
          ) : (
            <span data-blank="">
              <UserIcon />
            </span>
          )}
          <div>
            <Hint>{t(agency ? 'listing-agency' : 'listing-owner')}</Hint>
            <Row>
              <Link to={agency ? links('Agency', { id: agency.id }) : links('User', { id: owner.id })}>
                <strong>{agency?.name ?? owner.name}</strong>
              </Link>
              {agency?.trusted && <Badge look="good">{t('agency-trusted')}</Badge>}
            </Row>
            <RatingLine of={reviews} />
          </div>
        </Person>
        {owner.phone && (
          <Call href={`tel:${owner.phone}`}>
            <PhoneIcon />
            {owner.phone}
          </Call>
        )}
        <OwnerFacts owner={owner} />
        <Hint>{t('listing-member-since', { day: dates.day(owner.memberSince) })}</Hint>
        {confirmedAt && <Hint>{t('listing-confirmed', { day: dates.day(confirmedAt) })}</Hint>}
      </Stack>
    </Panel>
  );
}
