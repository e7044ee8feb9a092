import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation, ScreenLoader } from '../../view-models/site/navigation.ts';
import type { OpenModal } from '../../view-models/site/navigation.ts';
import { Panels } from '../../view-models/site/panels.ts';
import { lazyModal, useLoading } from './lazy-modal.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { NotificationBox } from '../components/messages/notification-box.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Notification (MODAL-03). Not lazy: it reports scripts that failed to load. */
export const NotificationModal = observer(function NotificationModal() {
  const t = useTexts();
  const modals = useService(Modals);
  const { notification } = modals;
  if (!notification) return null;
  const { type, message } = notification;
  return (
    <Modal open label={t(`notification-${type}`)} onClose={() => modals.close()}>
      <NotificationBox kind={type} message={t(message.key, message.values)} />
    </Modal>
  );
});

const RoomsModal = lazyModal(() => import('./rooms/rooms-modal.tsx').then((module) => module.RoomsModal));

/** Shows the open modal; each loads on demand. */
export const OpenModals = observer(function OpenModals() {
  const { open } = useService(Modals);
  const panels = useService(Panels);
  return (
    <>
      {panels.rooms && <RoomsModal onUnavailable={() => panels.closeRooms()} />}
      {open === 'notification' && <NotificationModal />}
      {open !== null && open !== 'notification' && <LoadedModal key={open} name={open} />}
      <PasswordLink />
    </>
  );
});

/** A modal with a view model, both loaded on demand. */
function LoadedModal({ name }: { name: OpenModal['name'] }) {
  const loader = useService(ScreenLoader);
  const [modal, setModal] = useState<OpenModal | null>(null);
  useLoading(() => loader.openModal(name), setModal);
  if (!modal) return null;
  const View = modal.view as ComponentType<{ screen: object }>;
  return <View screen={modal.screen} />;
}

/** Opens the modal for a new password from the link in the mail, on the home page (AUTH-12). */
const PasswordLink = observer(function PasswordLink() {
  const modals = useService(Modals);
  const { current } = useService(Navigation);
  const token = current?.open?.route === 'Index' ? current.place.query['token']?.[0] : undefined;
  useEffect(() => {
    if (token) modals.show('passChange');
  }, [token, modals]);
  return null;
});
