import { Handovers } from '../../../core/plans/handover/handover.ts';
import { FileSaver } from '../../../core/plans/plan-export.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import formsModule from '../../modules/forms.ts';
import handoverModule from '../../modules/handover.ts';
import planPageModule from '../../modules/plan-page.ts';
import plansModule from '../../modules/plans.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { HandoverScreen } from '../../../view-models/plans/handover-screen.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { HandoverPage } from '../../../views/plans/handover-page.tsx';

const command = lazyImport(() => import('../../../core/plans/handover/handover-command.ts'));

export default screen({
  view: HandoverPage,
  modules: [plansModule, planPageModule, handoverModule, propertiesModule, formsModule],
  dependencies: {
    handovers: Handovers,
    shelf: PlanRepository,
    properties: PropertyCatalogue,
    drafts: FormDrafts,
    uploads: PictureUploads,
    saver: FileSaver,
    clock: Clock,
    keys: KeyGenerator,
    modals: Modals,
    languageSwitch: LanguageSwitch,
  },
  build: ({ languageSwitch: { language }, ...dependencies }) =>
    new HandoverScreen({
      ...dependencies,
      language,
      rules: async () => {
        const { HandoverCommand, handoverOf } = await command();
        return {
          errorsOf: (form, now) => new HandoverCommand(handoverOf(form)).errorsAt(now),
          handoverOf,
        };
      },
      newAbort: () => new AbortController(),
    }),
});
