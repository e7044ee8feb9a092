import { ContainerModule } from 'inversify';
import { ServiceDesk } from '../core/services/service-desk.ts';
import { ServicesPageScreen } from '../view-models/services/services-page-screen.ts';
import { bindServiceDesk } from './service-desk.ts';

/** What tells of cleaning and moving, before anything is chosen. */
export const servicePages = new ContainerModule((options) => {
  bindServiceDesk(options);
  options.bind(ServicesPageScreen).toResolvedValue((desk) => new ServicesPageScreen(desk), [ServiceDesk]);
});
