import { ContainerModule } from 'inversify';
import { HttpAddressBook } from '../../adapters/http/accounts/http-address-book.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { AddressBook } from '../../core/accounts/account-address.ts';
import { TownList } from '../../core/accounts/town-list.ts';
import { whenNeeded } from '../../core/shared/when-needed.ts';

/** The addresses of whoever is signed in, and the towns that complete one. */
export default new ContainerModule(({ bind }) => {
  bind(AddressBook).toResolvedValue((http) => new HttpAddressBook(http), [HttpClient]);
  bind(TownList).toConstantValue({
    load: whenNeeded(() => import('../../adapters/all-towns.ts').then((module) => module.allTowns)),
  });
});
