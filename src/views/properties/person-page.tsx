import { observer } from 'mobx-react-lite';
import { LazyVerifiedBadges } from '../accounts/lazy-verified-badges.tsx';
import { Link } from 'react-router-dom';
import type { PersonScreen } from '../../view-models/properties/person-screen.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyReviews } from '../reviews/lazy-reviews.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { OfferedProperties } from './offered-properties.tsx';
import { PageContainer } from '../components/layout.tsx';

/** Public page of a private landlord. */
export const PersonPage = observer(function PersonPage({ screen }: { screen: PersonScreen }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { person, reviews } = screen;
  if (!person) return null;
  const { id, name, agencyId, memberSince, phoneVerifiedAt, warnings } = person;
  return (
    <PageContainer>
      <LazyReaderWarnings warnings={warnings} />
      <PageHeading
        title={name}
        lead={t('listing-member-since', { day: dates.day(memberSince) })}
        actions={agencyId && <Link to={links('Agency', { id: agencyId })}>{t('person-agency')}</Link>}
      />
      <LazyVerifiedBadges phoneVerifiedAt={phoneVerifiedAt} />
      <RatingLine of={reviews} />
      <OfferedProperties
        screen={screen}
        hrefOf={(number) => links('User', { id }, { page: number > 1 ? number : null })}
      />
      {reviews && <LazyReviews list={reviews} />}
    </PageContainer>
  );
});
