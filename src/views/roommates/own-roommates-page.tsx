import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_OFFERS } from '../../core/roommates/roommate-offer.ts';
import type { OwnRoommatesScreen } from '../../view-models/roommates/own-roommates-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { OwnRoommateCard } from './own-roommate-card.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

type Props = { screen: OwnRoommatesScreen };

/** The account's offers (MATE-04). */
export const OwnRoommatesPage = observer(function OwnRoommatesPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { offers, isFull } = screen;
  return (
    <ProfileFrame>
      <PageHeading
        title={t('own-offers-title')}
        actions={!isFull && <LinkButton to={links('RoommatesPost')}>{t('own-offers-new')}</LinkButton>}
      />
      <Stack>
        {isFull && <Alert>{t('own-offers-full', { most: MAX_OFFERS })}</Alert>}
        {offers.data.length > 0 ? (
          <List aria-busy={screen.changing !== null}>
            {offers.data.map((offer) => (
              <li key={offer.id}>
                <OwnRoommateCard screen={screen} offer={offer} />
              </li>
            ))}
          </List>
        ) : (
          <EmptyState
            title={t('own-offers-none')}
            text={t('own-offers-none-text')}
            action={<LinkButton to={links('RoommatesPost')}>{t('own-offers-new')}</LinkButton>}
          />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => links('AdminRoommates', {}, { page: number > 1 ? number : null })}
        />
      </Stack>
      <Deletion screen={screen} />
    </ProfileFrame>
  );
});

const Deletion = observer(function Deletion({ screen }: Props) {
  const t = useTexts();
  const { deleting } = screen;
  return (
    <Modal open={deleting !== null} title={t('own-delete-title')} onClose={() => screen.setDeleting(null)}>
      <Stack>
        <p>{t('own-offer-delete-text', { title: deleting?.title ?? '' })}</p>
        <Row>
          <Button look="danger" onClick={() => void screen.delete()}>
            {t('own-action-delete')}
          </Button>
          <Button look="quiet" onClick={() => screen.setDeleting(null)}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
