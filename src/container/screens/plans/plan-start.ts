import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { pathOf } from '../../../core/site/paths.ts';
import formsModule from '../../modules/forms.ts';
import plansModule from '../../modules/plans.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { PlanMakerOpener } from '../../../view-models/plans/plan-openers.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { PlanStartScreen } from '../../../view-models/plans/plan-start-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { PlanStartPage } from '../../../views/plans/plan-start-page.tsx';

const rules = lazyImport(() =>
  import('../../../core/plans/plan-commands.ts').then((module) => module.planRules),
);

export default screen({
  view: PlanStartPage,
  modules: [formsModule, plansModule, propertiesModule],
  dependencies: {
    shelf: PlanRepository,
    properties: PropertyCatalogue,
    maker: PlanMakerOpener,
    clock: Clock,
    keys: KeyGenerator,
    modals: Modals,
    drafts: FormDrafts,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ navigation, languageSwitch: { language }, ...dependencies }) =>
    new PlanStartScreen({
      ...dependencies,
      rules,
      goTo: (route, query) => void navigation.go(pathOf(route, language, {}, query)),
      open: (id) => void navigation.go(pathOf('MovingInPlan', language, { id })),
    }),
});
