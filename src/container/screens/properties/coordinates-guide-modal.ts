import { modal } from '../../screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { CoordinatesGuideModal } from '../../../views/properties/editor/coordinates-guide-modal.tsx';

export default modal({
  view: CoordinatesGuideModal,
  modules: [],
  dependencies: { modals: Modals },
  build: ({ modals }) => modals,
});
