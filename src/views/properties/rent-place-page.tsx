import { observer } from 'mobx-react-lite';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { PROPERTY_TYPES } from '../../core/properties/property-choices.ts';
import type { RentPlace } from '../../core/properties/rent-place.ts';
import type { RentPlaceScreen } from '../../view-models/properties/rent-place-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { PageContainer } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SaveSearchLink } from '../searches/save-search-link.tsx';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { PlaceLinks } from './places/place-links.tsx';
import { RentTrend } from './places/rent-trend.tsx';
import { UsualRents } from './places/usual-rents.tsx';
import { PropertyGrid } from './property-grid.tsx';

/** Homes for rent in a city, in a district or near a university: count, usual rents and newest listings. */
export const RentPlacePage = observer(function RentPlacePage({ screen }: { screen: RentPlaceScreen }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const foundCount = useFoundCount();
  const { place, type, homes, rent } = screen;
  if (!place) return null;
  const { total } = homes;
  const at = (key: string, of = type) => links('RentPlace', { place: key, ...(of && { type: of }) });
  const title = screen.title ? t(screen.title.key, screen.title.values) : '';
  const count = foundCount('properties', total);
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('rent-places-title'), to: links('RentPlaces') },
          ...(place.kind === 'city' ? [] : [{ label: place.city.name, to: at(`c${place.city.id}`, null) }]),
          ...(type ? [{ label: place.name, to: at(place.key, null) }] : []),
          { label: type ? t(`property-type-${type}`) : place.name },
        ]}
      />
      <PageHeading
        title={title}
        lead={
          rent
            ? `${count}. ${t('rent-place-lead', { rent: prices.inText(rent.median), from: rent.areaFrom, to: rent.areaTo })}`
            : count
        }
      />
      {total > 0 ? (
        <Section
          title={t('rent-place-newest')}
          action={
            <LinkButton look="secondary" size="small" to={links('Properties', {}, screen.listQuery)}>
              {t('show-found', { found: count })}
            </LinkButton>
          }
        >
          <PropertyGrid properties={homes.data} eager={2} />
        </Section>
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={t('rent-place-none')}
          text={t('rent-place-none-text')}
          action={<SaveSearchLink kind="properties" query={screen.listQuery} isWaiting />}
        />
      )}
      <Section title={t('rent-place-rents')}>
        <UsualRents rents={screen.rents} place={place.key} city={place.city.name} />
      </Section>
      {screen.trend && (
        <Section title={t('rent-trend-title')}>
          <RentTrend trend={screen.trend} city={place.kind === 'city' ? null : place.city.name} />
        </Section>
      )}
      <Section title={t('rent-place-types')}>
        <PlaceLinks
          items={PROPERTY_TYPES.filter((one) => one !== type).map((one) => ({
            name: t(`property-type-${one}`),
            to: at(place.key, one),
          }))}
        />
      </Section>
      <Neighbours screen={screen} place={place} />
      {total > 0 && <SaveSearchLink kind="properties" query={screen.listQuery} />}
    </PageContainer>
  );
});

const Neighbours = observer(function Neighbours({
  screen,
  place,
}: {
  screen: RentPlaceScreen;
  place: RentPlace;
}) {
  const t = useTexts();
  const links = useLinks();
  const at = (key: string) => links('RentPlace', { place: key });
  const districts = place.kind === 'city' ? place.city.districts : screen.neighbours;
  const universities = screen.universities.filter(({ near }) => near !== place.key);
  return (
    <>
      {districts.length > 0 && (
        <Section title={t(place.kind === 'city' ? 'rent-place-districts' : 'rent-place-near')}>
          <PlaceLinks items={districts.map(({ id, name }) => ({ name, to: at(`d${id}`) }))} />
        </Section>
      )}
      {universities.length > 0 && (
        <Section title={t('rent-place-universities', { city: place.city.name })}>
          <PlaceLinks items={universities.map(({ near, name }) => ({ name, to: at(near) }))} />
        </Section>
      )}
      {place.kind === 'city' && (
        <Section title={t('rent-place-cities')}>
          <PlaceLinks
            items={screen.cities
              .filter(({ id }) => id !== place.city.id)
              .map(({ id, name }) => ({ name, to: at(`c${id}`) }))}
          />
        </Section>
      )}
    </>
  );
});
