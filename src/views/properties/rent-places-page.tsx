import { observer } from 'mobx-react-lite';
import type { RentPlacesScreen } from '../../view-models/properties/rent-places-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Link } from 'react-router-dom';
import { PageContainer } from '../components/layout.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PlaceLinks } from './places/place-links.tsx';

/** Cities with districts and universities, each with a link to its page of homes. */
export const RentPlacesPage = observer(function RentPlacesPage({ screen }: { screen: RentPlacesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const at = (key: string) => links('RentPlace', { place: key });
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('homes-for-rent'), to: links('Properties') },
          { label: t('rent-places-title') },
        ]}
      />
      <PageHeading title={t('rent-places-title')} lead={t('rent-places-lead')} />
      {screen.cities.map((city) => (
        <Section
          key={city.id}
          title={city.name}
          action={
            <Link to={at(`c${city.id}`)}>
              {t('rent-place-title-city', { place: city.name, city: city.name })}
            </Link>
          }
        >
          <PlaceLinks
            items={[
              ...city.districts.map(({ id, name }) => ({ name, to: at(`d${id}`) })),
              ...screen.universitiesOf(city).map(({ near, name }) => ({ name, to: at(near) })),
            ]}
          />
        </Section>
      ))}
    </PageContainer>
  );
});
