import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ROOMS } from '../../../core/shop/room.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Panels } from '../../../view-models/site/panels.ts';
import { GiftIcon, RightIcon } from '../../components/icons.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { ApartmentPicture } from './apartment-picture.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';

const Layout = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-8);
  @media (min-width: 52rem) {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
  & h3 {
    margin-top: var(--space-5);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0 var(--space-4);
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    border-bottom: 1px solid var(--colour-line);
    color: var(--colour-ink);
    text-decoration: none;
  }
  & a > svg:last-child {
    margin-left: auto;
    color: var(--colour-ink-soft);
  }
  & a[data-all] {
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--colour-action);
    }
  }
`;

/** Rooms modal with the apartment (ROOM-01 to ROOM-04). */
export const RoomsModal = observer(function RoomsModal() {
  const t = useTexts();
  const links = useLinks();
  const panels = useService(Panels);
  const route = useService(Navigation).current?.open?.route;
  const close = () => panels.closeRooms();
  const room = (name: string) => (
    <li key={name}>
      <Link to={links('MarketplaceProductCategories', {}, { room: name })} onClick={close}>
        {name === 'gifts' && <GiftIcon />}
        {t(`room-${name}`)}
        <RightIcon />
      </Link>
    </li>
  );
  return (
    <Modal open size="large" title={t('choose-a-room')} closeButton={route !== 'Marketplace'} onClose={close}>
      <Layout>
        <ApartmentPicture onChoose={close} />
        <nav aria-label={t('rooms')}>
          <Rooms>
            <li>
              <Link data-all="" to={links('MarketplaceProductCategories')} onClick={close}>
                {t('all-rooms')}
                <RightIcon />
              </Link>
            </li>
            {ROOMS.filter((name) => name !== 'gifts').map(room)}
          </Rooms>
          <h3>{t('more-products')}</h3>
          <Rooms>{room('gifts')}</Rooms>
        </nav>
      </Layout>
    </Modal>
  );
});
