import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpHandovers } from '../../adapters/http/http-handovers.ts';
import { Handovers } from '../../core/plans/handover/handover.ts';

/** Protocols of what is handed over with a home. */
export default new ContainerModule(({ bind }) => {
  bind(Handovers).toResolvedValue((http) => new HttpHandovers(http), [HttpClient]);
});
