import styled from '@emotion/styled';
import { useTexts } from '../components/use-texts.ts';
import { LazyMap } from '../map/lazy-map.tsx';

/** The demo's office is in the centre of Sofia. */
const OFFICE = { latitude: 42.6953, longitude: 23.3239 };
const SEEN = [OFFICE];

const Way = styled.p`
  margin-top: var(--space-3);
`;

const Place = styled.div`
  height: 20rem;
  margin-top: var(--space-10);
`;

/** Map of the office; the address is in the text above. */
export function OfficeMap() {
  const t = useTexts();
  const { latitude, longitude } = OFFICE;
  const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <>
      <Place>
        <LazyMap label={t('contact-map')} fit={SEEN} pin={OFFICE} />
      </Place>
      <Way>
        <a href={address} rel="noopener">
          {t('contact-map-open')}
        </a>
      </Way>
    </>
  );
}
