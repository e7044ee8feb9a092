import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import { Panels } from '../../view-models/site/panels.ts';
import { useService } from './services.tsx';

const RoomsModal = lazy(() => import('./rooms-modal.tsx').then((module) => ({ default: module.RoomsModal })));
const NotificationModal = lazy(() =>
  import('./notification-modal.tsx').then((module) => ({ default: module.NotificationModal })),
);
const LoginModal = lazy(() => import('./login-modal.tsx').then((module) => ({ default: module.LoginModal })));

/** The modal that is open, if any; each comes when it is first needed. */
export const OpenModals = observer(function OpenModals() {
  const { open } = useService(Modals);
  const { rooms } = useService(Panels);
  return (
    <Suspense>
      {rooms && <RoomsModal />}
      {open === 'notification' && <NotificationModal />}
      {open === 'login' && <LoginModal />}
    </Suspense>
  );
});
