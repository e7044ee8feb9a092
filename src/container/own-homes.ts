import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpListings } from '../adapters/http/http-listings.ts';
import { HttpOwnHomes } from '../adapters/http/http-own-homes.ts';
import { StoredPropertyForms } from '../adapters/storage/stored-property-forms.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { KeptPropertyForms } from '../core/homes/kept-property-forms.ts';
import { Listings } from '../core/homes/listing-statistics.ts';
import { OwnHomes } from '../core/homes/own-homes.ts';
import { PropertyEditors } from '../view-models/homes/property-editors.ts';

/** What an owner of homes works with. */
export default new ContainerModule(({ bind }) => {
  bind(OwnHomes).toResolvedValue((http) => new HttpOwnHomes(http), [HttpClient]);
  bind(Listings).toResolvedValue((http) => new HttpListings(http), [HttpClient]);
  bind(KeptPropertyForms).toResolvedValue((store) => new StoredPropertyForms(store), [SessionTextStore]);
  bind(PropertyEditors)
    .toResolvedValue(() => new PropertyEditors())
    .inSingletonScope();
});
