import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { AgencySummary } from '../../core/properties/property-catalogue.ts';
import type { AgenciesScreen } from '../../view-models/properties/agencies-screen.ts';
import { FirmCard, FirmGrid } from '../components/content/firm-card.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Hint } from '../components/fields/field.tsx';
import { StoreIcon } from '../components/page-icons.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { CardRating } from '../reviews/card-rating.tsx';
import { RankingNote } from '../site/ranking-note.tsx';
import { useLinks } from '../shell/use-page-language.ts';

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Trusted agencies (HOME-16). */
export const AgenciesPage = observer(function AgenciesPage({ screen }: { screen: AgenciesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { agencies } = screen;
  return (
    <PageContainer>
      <PageHeading title={t('trusted-agencies')} lead={t('agencies-lead')} />
      <Stack gap="large">
        {agencies.data.length > 0 ? (
          <FirmGrid>
            {agencies.data.map((agency) => (
              <li key={agency.id}>
                <AgencyCard agency={agency} />
              </li>
            ))}
          </FirmGrid>
        ) : (
          <EmptyState
            icon={StoreIcon}
            title={t('agencies-none')}
            text={t('agencies-none-text')}
            action={<LinkButton to={links('Properties')}>{t('properties-for-rent')}</LinkButton>}
          />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => links('TrustedAgencies', {}, { page: number > 1 ? number : null })}
        />
        <RankingNote />
      </Stack>
    </PageContainer>
  );
});

function AgencyCard({ agency }: { agency: AgencySummary }) {
  const foundCount = useFoundCount();
  const links = useLinks();
  const { id, name, description, propertyCount } = agency;
  return (
    <FirmCard
      logo={agency.logo}
      name={name}
      to={links('Agency', { id })}
      facts={
        <>
          <CardRating rating={agency.rating} />
          <Hint>{foundCount('properties', propertyCount)}</Hint>
        </>
      }
    >
      <Text>{description}</Text>
    </FirmCard>
  );
}
