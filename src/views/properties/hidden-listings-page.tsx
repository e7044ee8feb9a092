import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { HiddenListingsScreen } from '../../view-models/properties/marks/hidden-listings-screen.ts';
import { ComparedItem } from '../comparison/compare-box.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { ProductGrid } from '../components/content/cards.tsx';
import { HomeIcon } from '../components/icons.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { RoommateCard } from '../roommates/roommate-card.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { PropertyCard } from './property-card.tsx';
import { useListingTitle } from './property-texts.ts';
import { classNames } from '../components/class-names.tsx';

/** Hidden listings, each with a button to show it again (FIND-07). */
export const HiddenListingsPage = observer(function HiddenListingsPage({
  screen,
}: {
  screen: HiddenListingsScreen;
}) {
  const t = useTexts();
  const titleOf = useListingTitle();
  const links = useLinks();
  const { properties, rooms } = screen;
  return (
    <PageContainer>
      <PageHeading title={t('hidden-listings')} lead={t('hidden-listings-lead')} />
      <Stack>
        {screen.goneCount > 0 && <Alert>{t('hidden-listings-gone', { count: screen.goneCount })}</Alert>}
        {properties === null && (
          <ProductGrid size="large" aria-busy="true">
            <li>
              <Skeleton shape="wide" />
            </li>
          </ProductGrid>
        )}
        {screen.isEmpty && (
          <EmptyState
            icon={HomeIcon}
            title={t('hidden-listings-empty')}
            text={t('hidden-listings-empty-text')}
            action={<LinkButton to={links('Properties')}>{t('homes-for-rent')}</LinkButton>}
          />
        )}
        <Hidden title={t('homes')} id="hidden-homes">
          {properties?.map((property) => (
            <ComparedItem key={property.id}>
              <PropertyCard property={property} />
              <Back title={titleOf(property).lead} onBack={() => screen.restore('property', property.id)} />
            </ComparedItem>
          ))}
        </Hidden>
        <Hidden title={t('roommates-title')} id="hidden-rooms">
          {rooms?.map((offer) => (
            <ComparedItem key={offer.id}>
              <RoommateCard offer={offer} />
              <Back title={offer.title} onBack={() => screen.restore('roommate', offer.id)} />
            </ComparedItem>
          ))}
        </Hidden>
        {screen.hasMore && (
          <Row>
            <Button look="secondary" onClick={() => screen.more()}>
              {t('hidden-listings-more')}
            </Button>
          </Row>
        )}
      </Stack>
    </PageContainer>
  );
});

function Hidden({ title, id, children }: { title: string; id: string; children?: ReactNode[] }) {
  if (!children || children.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid size="large">{children}</ProductGrid>
    </Stack>
  );
}

function Back({ title, onBack }: { title: string; onBack: () => void }) {
  const t = useTexts();
  return (
    <div className={classNames('card-choices')}>
      <Button look="secondary" size="small" onClick={onBack}>
        {t('bring-back')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </div>
  );
}
