import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Property } from '../../core/properties/property.ts';
import { HIDDEN_POINT_RADIUS } from '../../core/properties/public-point.ts';
import type { PropertyScreen } from '../../view-models/properties/property-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { PinIcon } from '../components/icons.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyReviews } from '../reviews/lazy-reviews.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { ListingHead, ListingLayout, ListingPlace, ListingText } from '../listings/listing-layout.tsx';
import { ForeignText } from '../listings/foreign-text.tsx';
import { KeyFacts } from './listing/key-facts.tsx';
import { PropertyBills, PropertyFacts, PropertyPlan, PropertyTicks } from './listing/property-facts.tsx';
import { PropertyGallery } from '../listings/property-gallery.tsx';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { PropertyGrid } from './property-grid.tsx';
import { OfferBar, PropertyOffer } from './listing/property-offer.tsx';
import { PropertyOwner } from './listing/property-owner.tsx';
import { lazyModal } from '../shell/lazy-modal.tsx';

const FairPriceBand = lazyPart(() =>
  import('./listing/fair-price-band.tsx').then((module) => module.FairPriceBand),
);
const ReportModal = lazyModal(() =>
  import('../listings/report-modal.tsx').then((module) => module.ReportModal),
);

const PageMarks = lazyPart(() =>
  import('../listings/marks/page-marks.tsx').then((module) => module.PageMarks),
);

const NearHome = lazyPart(() => import('./near/near-home.tsx').then((module) => module.NearHome));

const MapPlace = styled.div`
  height: 22rem;
`;

/** A home for rent (HOME-03). */
export const PropertyPage = observer(function PropertyPage({ screen }: { screen: PropertyScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { property, similar, reviews } = screen;
  if (!property) return null;
  const { title, city, district } = property;
  const [shownTitle] = screen.translation.textsOf([title]);
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('homes-for-rent'), to: links('Properties') },
          { label: city.name, to: links('RentPlace', { place: `c${city.id}` }) },
          { label: district.name, to: links('RentPlace', { place: `d${district.id}` }) },
          { label: t('listing-number', { id: property.id }) },
        ]}
      />
      <LazyReaderWarnings warnings={property.warnings} />
      <ListingLayout>
        <ListingHead>
          <Stack gap="small" data-title="">
            {property.premium && (
              <Row>
                <Badge look="promo">{t('top-listing')}</Badge>
              </Row>
            )}
            <h1 lang={screen.translation.shownLanguage}>{shownTitle}</h1>
            <ListingPlace>
              <PinIcon />
              {district.name}, {city.name}
            </ListingPlace>
            <KeyFacts property={property} />
          </Stack>
          <PropertyGallery screen={screen} images={property.images} title={title} />
        </ListingHead>
        <Stack data-offer="">
          <PropertyOffer screen={screen} property={property} />
          {!screen.isOwn && <PageMarks kind="property" id={property.id} />}
          <PropertyOwner owner={property.owner} reviews={reviews} confirmedAt={property.confirmedAt} />
        </Stack>
        <PropertyBody screen={screen} property={property} />
        <OfferBar screen={screen} property={property} />
      </ListingLayout>
      {reviews && <LazyReviews list={reviews} />}
      {similar.length > 0 && (
        <Section title={t('listing-similar')}>
          <PropertyGrid properties={similar} from={property.gpsCoordinates} />
        </Section>
      )}
      <ReportPlace screen={screen} id={property.id} />
    </PageContainer>
  );
});

const PropertyBody = observer(function PropertyBody(props: { screen: PropertyScreen; property: Property }) {
  const t = useTexts();
  const { screen, property } = props;
  const { title, description, appliances, locationAdvantages, propertyAdvantages } = property;
  const [, shownDescription] = screen.translation.textsOf([title, description]);
  return (
    <div>
      <Section title={t('description')}>
        <ListingText>
          <p lang={screen.translation.shownLanguage}>{shownDescription}</p>
          <ForeignText translation={screen.translation} />
          {property.descriptionDrafted && <Hint>{t('listing-description-drafted')}</Hint>}
        </ListingText>
      </Section>
      <PropertyFacts property={property} />
      {property.fairPrice && (
        <Section title={t('fair-price-title')}>
          <FairPriceBand
            fairPrice={property.fairPrice}
            rent={property.price}
            type={property.type}
            district={property.district.name}
            city={property.city.name}
            warns={false}
          />
        </Section>
      )}
      <PropertyTicks
        title={t('listing-property-advantages')}
        words={propertyAdvantages.map((word) => t(`property-advantage-${word}`))}
      />
      <PropertyTicks
        title={t('appliances')}
        words={appliances.map((word) => t(`property-appliance-${word}`))}
      />
      <PropertyPlan property={property} />
      <PropertyBills bills={property.billsMeta} taxes={property.taxDescription} />
      <PropertyTicks
        title={t('advantages-place')}
        words={locationAdvantages.map((word) => t(`property-location-${word}`))}
      />
      <Section title={t('location')}>
        {screen.near.length > 0 && <NearHome screen={screen} />}
        <MapPlace>
          <LazyMap
            label={t('listing-map-of', { title: property.title })}
            pin={property.gpsCoordinates}
            around={property.isPlaceExact ? null : HIDDEN_POINT_RADIUS}
          />
        </MapPlace>
        {!property.isPlaceExact && <Hint>{t('listing-place-hidden', { metres: HIDDEN_POINT_RADIUS })}</Hint>}
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
    <>
      {screen.reporting && (
        <ReportModal
          send={(report) => screen.catalogue.reportProperty({ id, ...report })}
          onClose={() => screen.setReporting(false)}
          onUnavailable={() => screen.setReporting(false)}
        />
      )}
    </>
  );
});
