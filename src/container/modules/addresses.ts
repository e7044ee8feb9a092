import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/accounts/account-addresses.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { AddressBook } from '../../core/accounts/account-address.ts';
import { TownList } from '../../core/accounts/town-list.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';

export default new ContainerModule(({ bind }) => {
  bind(AddressBook).toResolvedValue((http) => httpGateway<AddressBook>(http, calls), [HttpClient]);
  bind(TownList).toConstantValue({
    load: lazyImport(() => import('../../adapters/all-towns.ts').then((module) => module.allTowns)),
  });
});
