import { observer } from 'mobx-react-lite';
import { Modals } from '../../view-models/site/modals.ts';
import { Modal } from '../components/messages/modal.tsx';
import { NotificationBox } from '../components/messages/notification-box.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';

/** One-sentence notification (MODAL-03). */
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
