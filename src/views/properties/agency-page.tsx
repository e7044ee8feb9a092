import { observer } from 'mobx-react-lite';
import { isWebsite } from '../../core/shared/website.ts';
import type { Agency } from '../../core/properties/property-catalogue.ts';
import type { AgencyScreen } from '../../view-models/properties/agency-screen.ts';
import { LazyVerifiedBadges } from '../accounts/lazy-verified-badges.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { FirmIntro } from '../components/content/firm.tsx';
import { PageContainer, Panel, Row } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyReviews } from '../reviews/lazy-reviews.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { ResponsivenessText } from './responsiveness-text.tsx';
import { OfferedProperties } from './offered-properties.tsx';

/** An agency's public page with its listings (HOME-16). */
export const AgencyPage = observer(function AgencyPage({ screen }: { screen: AgencyScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { agency, reviews } = screen;
  if (!agency) return null;
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('trusted-agencies'), to: links('TrustedAgencies') },
          { label: agency.name },
        ]}
      />
      <LazyReaderWarnings warnings={agency.warnings} />
      <FirmIntro firm={agency}>
        <RatingLine of={reviews} />
        {agency.trusted && (
          <Row>
            <Badge look="good">{t('agency-trusted')}</Badge>
          </Row>
        )}
        <LazyVerifiedBadges
          phoneVerifiedAt={agency.phoneVerifiedAt}
          companyVerifiedAt={agency.companyVerifiedAt}
        />
      </FirmIntro>
      <OfferedProperties
        screen={screen}
        hrefOf={(number) => links('Agency', { id: agency.id }, { page: number > 1 ? number : null })}
      />
      {reviews && <LazyReviews list={reviews} />}
      <AgencyContacts agency={agency} />
    </PageContainer>
  );
});

function AgencyContacts({ agency }: { agency: Agency }) {
  const t = useTexts();
  const dates = useDates();
  const { phone, email, website, address, memberSince, responsiveness } = agency;
  return (
    <Section title={t('agency-contacts')}>
      <Panel>
        <DefinitionTable
          rows={[
            { term: t('phone'), description: phone && <a href={`tel:${phone}`}>{phone}</a> },
            { term: t('email'), description: email && <a href={`mailto:${email}`}>{email}</a> },
            {
              term: t('website'),
              description: isWebsite(website) ? (
                <a href={website} rel="nofollow noopener" target="_blank">
                  {website.replace(/^https?:\/\/|\/$/g, '')}
                </a>
              ) : null,
            },
            { term: t('address'), description: address },
            {
              term: t('agency-answers'),
              description: responsiveness && <ResponsivenessText responsiveness={responsiveness} />,
            },
            { term: t('agency-member-since'), description: dates.day(memberSince) },
          ]}
        />
      </Panel>
    </Section>
  );
}
