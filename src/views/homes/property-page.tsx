import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { Property } from '../../core/homes/property.ts';
import { PropertyScreen } from '../../view-models/homes/property-screen.ts';
import { Badge } from '../components/badge.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Button } from '../components/button.tsx';
import { Hint } from '../components/field.tsx';
import { PinIcon } from '../components/icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Section } from '../components/section.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { LazyMap } from './lazy-map.tsx';
import { PageContainer } from './page-container.tsx';
import { PropertyBills, PropertyFacts, PropertyPlan, PropertyTicks } from './property-facts.tsx';
import { PropertyGallery } from './property-gallery.tsx';
import { PropertyGrid } from './property-grid.tsx';
import { OfferBar, PropertyOffer } from './property-offer.tsx';
import { PropertyOwner } from './property-owner.tsx';

const ReportModal = lazy(() =>
  import('./report-modal.tsx').then((module) => ({ default: module.ReportModal })),
);

/** Picture and title, then the offer, then the rest; on a wide screen the offer stays beside them. */
const Layout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-6), 3vw, var(--space-12));
  align-items: start;
  margin-top: var(--space-2);
  & h1 {
    font-size: var(--text-2xl);
  }
  & .section {
    margin-block: 0 clamp(var(--space-8), 4vw, var(--space-12));
  }
  & .section h2 {
    font-size: var(--text-xl);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) clamp(22rem, 27vw, 30rem);
    grid-template-rows: auto 1fr;
    & > [data-offer] {
      position: sticky;
      top: 5.5rem;
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;

/** On a phone the picture comes first. */
const Head = styled(Stack)`
  @media (max-width: 59.99rem) {
    & > [data-title] {
      order: 1;
    }
  }
`;

const Where = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--colour-ink-soft);
`;

const Description = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--width-text);
  white-space: pre-line;
`;

const MapPlace = styled.div`
  height: 22rem;
`;

/** A home for rent (HOME-03). */
const PropertyPage = observer(function PropertyPage({ screen }: { screen: PropertyScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { property, similar } = screen;
  if (!property) return null;
  const { title, city, district } = property;
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('properties-title'), to: links('Properties') },
          { label: city.name, to: links('Properties', {}, { city: city.id }) },
          { label: district.name, to: links('Properties', {}, { city: city.id, district: district.id }) },
          { label: t('listing-number', { id: property.id }) },
        ]}
      />
      <Layout>
        <Head>
          <Stack data-gap="small" data-title="">
            {property.premium && (
              <Row>
                <Badge look="promo">{t('property-premium')}</Badge>
              </Row>
            )}
            <h1>{title}</h1>
            <Where>
              <PinIcon />
              {district.name}, {city.name}
            </Where>
          </Stack>
          <PropertyGallery screen={screen} property={property} />
        </Head>
        <Stack data-offer="">
          <PropertyOffer screen={screen} property={property} />
          <PropertyOwner owner={property.owner} confirmedAt={property.confirmedAt} />
        </Stack>
        <PropertyBody screen={screen} property={property} />
        <OfferBar screen={screen} property={property} />
      </Layout>
      {similar.length > 0 && (
        <Section title={t('listing-similar')}>
          <PropertyGrid properties={similar} />
        </Section>
      )}
      <ReportPlace screen={screen} id={property.id} />
    </PageContainer>
  );
});

const PropertyBody = observer(function PropertyBody(props: { screen: PropertyScreen; property: Property }) {
  const t = useTexts();
  const { screen, property } = props;
  const { description, appliances, locationAdvantages, propertyAdvantages } = property;
  return (
    <div>
      <Section title={t('description')}>
        <Description>
          <p>{description}</p>
          {property.descriptionDrafted && <Hint>{t('listing-description-drafted')}</Hint>}
        </Description>
      </Section>
      <PropertyFacts property={property} />
      <PropertyTicks
        title={t('listing-property-advantages')}
        words={propertyAdvantages.map((word) => t(`property-advantage-${word}`))}
      />
      <PropertyTicks
        title={t('listing-appliances')}
        words={appliances.map((word) => t(`property-appliance-${word}`))}
      />
      <PropertyPlan property={property} />
      <PropertyBills bills={property.billsMeta} taxes={property.taxDescription} />
      <PropertyTicks
        title={t('listing-location-advantages')}
        words={locationAdvantages.map((word) => t(`property-location-${word}`))}
      />
      <Section title={t('listing-map')}>
        <MapPlace>
          <LazyMap label={t('listing-map')} pin={property.gpsCoordinates} />
        </MapPlace>
      </Section>
      {!screen.isOwn && (
        <Row>
          <Button look="quiet" size="small" onClick={() => screen.setReporting(true)}>
            {t('listing-report')}
          </Button>
        </Row>
      )}
    </div>
  );
});

const ReportPlace = observer(function ReportPlace(props: { screen: PropertyScreen; id: number }) {
  const { screen, id } = props;
  return (
    <Suspense>
      {screen.reporting && <ReportModal id={id} onClose={() => screen.setReporting(false)} />}
    </Suspense>
  );
});

export const propertyPage = page(PropertyScreen, PropertyPage);
