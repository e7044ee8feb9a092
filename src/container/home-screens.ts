import { ContainerModule } from 'inversify';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { PropertiesScreen } from '../view-models/homes/properties-screen.ts';
import { Panels } from '../view-models/site/panels.ts';
import { bindHomeCatalogue } from './home-desk.ts';

/** The search of homes for rent. */
export const homeScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bind(PropertiesScreen).toResolvedValue(
    (catalogue, panels) => new PropertiesScreen(catalogue, panels),
    [HomeCatalogue, Panels],
  );
});
