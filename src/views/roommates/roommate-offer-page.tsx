import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { HABIT_NAMES } from '../../core/roommates/habits.ts';
import { OFFER_FIELDS, offerField } from '../../core/roommates/offer-fields.ts';
import type { OfferFieldName } from '../../core/roommates/offer-fields.ts';
import { namesOf } from '../../core/shared/fields.ts';
import type { RoommateOffer } from '../../core/roommates/roommate-offer.ts';
import type { RoommateOfferScreen } from '../../view-models/roommates/roommate-offer-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button } from '../components/actions/button.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { PinIcon } from '../components/icons.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { ListingHead, ListingLayout, ListingPlace, ListingText } from '../listings/listing-layout.tsx';
import { ForeignText } from '../listings/foreign-text.tsx';
import { PropertyGallery } from '../listings/property-gallery.tsx';
import { fieldText } from '../../core/shared/field-text.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { OfferMatch } from './offer-match.tsx';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { universityDistance } from './university-distance.ts';
import { lazyModal } from '../shell/lazy-modal.tsx';

const ReportModal = lazyModal(() =>
  import('../listings/report-modal.tsx').then((module) => module.ReportModal),
);

const PageMarks = lazyPart(() =>
  import('../listings/marks/page-marks.tsx').then((module) => module.PageMarks),
);

const MapPlace = styled.div`
  height: 20rem;
`;

type Props = { screen: RoommateOfferScreen; offer: RoommateOffer };

/** A room, its home and the people in it (MATE-02). */
export const RoommateOfferPage = observer(function RoommateOfferPage({
  screen,
}: {
  screen: RoommateOfferScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const { offer } = screen;
  if (!offer) return null;
  const { title, city, district, images } = offer;
  const [shownTitle] = screen.translation.textsOf([title]);
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('roommates-title'), to: links('Roommates') },
          { label: city.name, to: links('Roommates', {}, { city: city.id }) },
          { label: t('listing-number', { id: offer.id }) },
        ]}
      />
      <LazyReaderWarnings warnings={offer.warnings} offered="room" />
      <ListingLayout>
        <ListingHead>
          <Stack gap="small" data-title="">
            <h1 lang={screen.translation.shownLanguage}>{shownTitle}</h1>
            <ListingPlace>
              <PinIcon />
              {district.name}, {city.name}
            </ListingPlace>
          </Stack>
          <PropertyGallery screen={screen} images={images} title={title} />
        </ListingHead>
        <Stack data-offer="">
          <OfferTerms screen={screen} offer={offer} />
          {!screen.isOwn && <PageMarks kind="roommate" id={offer.id} />}
          <OfferMatch screen={screen} offer={offer} />
        </Stack>
        <OfferBody screen={screen} offer={offer} />
      </ListingLayout>
      <>
        {screen.reporting && (
          <ReportModal
            send={(report) => screen.catalogue.reportRoommateOffer({ id: offer.id, ...report })}
            onClose={() => screen.setReporting(false)}
            onUnavailable={() => screen.setReporting(false)}
          />
        )}
      </>
    </PageContainer>
  );
});

const OfferBody = observer(function OfferBody({ screen, offer }: Props) {
  const t = useTexts();
  const { title, aboutHome, aboutPeople, exactPlace, gpsCoordinates, habits } = offer;
  const [, shownHome, shownPeople] = screen.translation.textsOf([title, aboutHome, aboutPeople]);
  return (
    <div>
      <Section title={t('about-the-home')}>
        <Stack>
          <ListingText>
            <p lang={screen.translation.shownLanguage}>{shownHome}</p>
            <ForeignText translation={screen.translation} />
          </ListingText>
          <OfferFacts offer={offer} />
        </Stack>
      </Section>
      {aboutPeople !== '' && (
        <Section title={t('post-aboutPeople')}>
          <ListingText>
            <p lang={screen.translation.shownLanguage}>{shownPeople}</p>
          </ListingText>
        </Section>
      )}
      <Section title={t('post-part-habits')}>
        <DefinitionTable
          rows={HABIT_NAMES.map((name) => ({
            term: t(`habit-${name}`),
            description:
              habits[name] === null ? t('habit-unsaid') : t<string>(`habit-${name}-${habits[name]}`),
          }))}
        />
      </Section>
      <Section title={t('location')}>
        <MapPlace>
          <LazyMap label={t('offer-place-map')} fit={[gpsCoordinates]} pin={gpsCoordinates} />
        </MapPlace>
        <Hint>{t(exactPlace ? 'offer-place-exact' : 'offer-place-about')}</Hint>
      </Section>
      {!screen.isOwn && (
        <Button look="quiet" size="small" onClick={() => screen.setReporting(true)}>
          {t('listing-report')}
        </Button>
      )}
    </div>
  );
});

const FIRST_FACTS: readonly OfferFieldName[] = ['room', 'roomArea', 'people'];
const LATER_FACTS = namesOf(OFFER_FIELDS).filter((name) => !FIRST_FACTS.includes(name));

function OfferFacts({ offer }: { offer: RoommateOffer }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const { moveInFrom, university, bills, billsAmount } = offer;
  const amount = billsAmount === null ? null : prices.show(billsAmount);
  const factOf = (name: OfferFieldName) => {
    const field = offerField(name);
    return field.fact
      ? [{ term: t<string>(field.fact), description: fieldText(name, field, offer[name], 'offer', t) }]
      : [];
  };
  return (
    <DefinitionTable
      rows={[
        ...FIRST_FACTS.flatMap(factOf),
        { term: t('post-moveInFrom'), description: dates.day(moveInFrom) },
        ...LATER_FACTS.flatMap(factOf),
        {
          term: t('offer-bills'),
          description: amount
            ? t('offer-bills-about', {
                bills: t(`offer-bills-${bills}`),
                amount: `${amount.main} / ${amount.equivalent}`,
              })
            : t(`offer-bills-${bills}`),
        },
        {
          term: t('offer-university'),
          description: university && `${university.name} – ${universityDistance(t, university)}`,
        },
      ]}
    />
  );
}
