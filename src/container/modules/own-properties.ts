import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { changeListings } from '../../../api/calls/properties/bulk-listings.ts';
import * as calls from '../../../api/calls/properties/own-properties.ts';
import { listingStatistics } from '../../../api/calls/properties/listing-statistics.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpListingImports } from '../../adapters/http/properties/http-listing-imports.ts';
import { LocalUnsavedPropertyForms } from '../../adapters/storage/stored-property-forms.ts';
import { SessionTextStore } from '../../adapters/storage/text-store.ts';
import { UnsavedPropertyForms } from '../../core/properties/unsaved-property-forms.ts';
import { Listings } from '../../core/properties/listing-statistics.ts';
import { ListingImports } from '../../core/properties/import/listing-imports.ts';
import { OwnProperties } from '../../core/properties/own-properties.ts';
import { PropertyEditors } from '../../view-models/properties/property-editors.ts';

export default new ContainerModule(({ bind }) => {
  bind(OwnProperties).toResolvedValue(
    (http) => httpGateway<OwnProperties>(http, { ...calls, changeListings }),
    [HttpClient],
  );
  bind(Listings).toResolvedValue((http) => httpGateway<Listings>(http, { listingStatistics }), [HttpClient]);
  bind(ListingImports).toResolvedValue((http) => new HttpListingImports(http), [HttpClient]);
  bind(UnsavedPropertyForms).toResolvedValue(
    (store) => new LocalUnsavedPropertyForms(store),
    [SessionTextStore],
  );
  bind(PropertyEditors)
    .toResolvedValue(() => new PropertyEditors())
    .inSingletonScope();
});
