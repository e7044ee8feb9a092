import { ContainerModule } from 'inversify';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpInteriorPictures } from '../../adapters/http/services/http-interior-pictures.ts';
import { SERVICE_CALLS } from '../../adapters/http/services/service-calls.ts';
import { StoredCleaningCart } from '../../adapters/storage/stored-cleaning-cart.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { CleaningCartStorage } from '../../core/services/cleaning-cart.ts';
import { InteriorPictures } from '../../core/services/interior.ts';
import { ServiceGateway } from '../../core/services/service-gateway.ts';
import { ServiceChoice } from '../../view-models/services/service-choice.ts';
import { Modals } from '../../view-models/site/modals.ts';

/** Module of cleaning, moving and interior; all screens share the selection. */
export default new ContainerModule(({ bind }) => {
  bind(ServiceGateway).toResolvedValue(
    (http) => httpGateway<ServiceGateway>(http, SERVICE_CALLS),
    [HttpClient],
  );
  bind(InteriorPictures).toResolvedValue((http) => new HttpInteriorPictures(http), [HttpClient]);
  bind(CleaningCartStorage).toResolvedValue((store) => new StoredCleaningCart(store), [TextStore]);
  bind(ServiceChoice)
    .toResolvedValue((storage, modals) => new ServiceChoice(storage, modals), [CleaningCartStorage, Modals])
    .inSingletonScope();
});
