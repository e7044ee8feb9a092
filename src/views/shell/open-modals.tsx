import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '../components/load-part.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation, ScreenLoader } from '../../view-models/site/navigation.ts';
import type { OpenModal } from '../../view-models/site/navigation.ts';
import { Panels } from '../../view-models/site/panels.ts';
import { Progress } from '../../view-models/site/progress.ts';
import { useService } from './services.tsx';

const RoomsModal = lazy(async () => ({
  default: (await loadPart(() => import('./rooms/rooms-modal.tsx'))).RoomsModal,
}));
const NotificationModal = lazy(async () => ({
  default: (await loadPart(() => import('./notification-modal.tsx'))).NotificationModal,
}));

/** The modal that is open, if any; each comes when it is first needed. */
export const OpenModals = observer(function OpenModals() {
  const { open } = useService(Modals);
  const { rooms } = useService(Panels);
  return (
    <Suspense>
      {rooms && <RoomsModal />}
      {open === 'notification' && <NotificationModal />}
      {open !== null && open !== 'notification' && <LoadedModal key={open} name={open} />}
      <PasswordLink />
    </Suspense>
  );
});

/** A modal with a state of its own, which comes with its code. */
function LoadedModal({ name }: { name: OpenModal['name'] }) {
  const loader = useService(ScreenLoader);
  const modals = useService(Modals);
  const progress = useService(Progress);
  const [modal, setModal] = useState<OpenModal | null>(null);
  useEffect(() => {
    let isWanted = true;
    const done = progress.begin();
    loader
      .openModal(name)
      .then((opened) => isWanted && setModal(opened))
      .catch(() => isWanted && modals.notify('error', 'error-please-try-again-later'))
      .finally(done);
    return () => {
      isWanted = false;
    };
  }, [name, loader, modals, progress]);
  if (!modal) return null;
  const View = modal.view as ComponentType<{ screen: object }>;
  return <View screen={modal.screen} />;
}

/** The link of the e-mail for a new password opens its modal on the home page (AUTH-12). */
const PasswordLink = observer(function PasswordLink() {
  const modals = useService(Modals);
  const { current } = useService(Navigation);
  const token = current?.open?.route === 'Index' ? current.place.query['token']?.[0] : undefined;
  useEffect(() => {
    if (token) modals.show('passChange');
  }, [token, modals]);
  return null;
});
