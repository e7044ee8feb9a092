import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as ownCalls from '../../../api/calls/roommates/own-roommate-offers.ts';
import * as calls from '../../../api/calls/roommates/roommates.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { StoredOwnHabits } from '../../adapters/storage/stored-own-habits.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { OwnHabitsStorage } from '../../core/roommates/habits.ts';
import { OwnRoommateOffers } from '../../core/roommates/own-roommate-offers.ts';
import { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import { OwnHabits } from '../../view-models/roommates/own-habits.ts';

/** Module of roommate offers, and the visitor's habits for the comparison on each card. */
export default new ContainerModule(({ bind }) => {
  bind(RoommateCatalogue).toResolvedValue(
    (http) => httpGateway<RoommateCatalogue>(http, calls),
    [HttpClient],
  );
  bind(OwnRoommateOffers).toResolvedValue(
    (http) => httpGateway<OwnRoommateOffers>(http, ownCalls),
    [HttpClient],
  );
  bind(OwnHabitsStorage).toResolvedValue((store) => new StoredOwnHabits(store), [TextStore]);
  bind(OwnHabits)
    .toResolvedValue((storage) => new OwnHabits(storage), [OwnHabitsStorage])
    .inSingletonScope();
});
