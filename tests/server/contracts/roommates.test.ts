import { afterAll, beforeAll, describe } from 'vitest';
import { HttpOwnRoommateOffers } from '../../../src/adapters/http/roommates/http-own-roommate-offers.ts';
import { HttpRoommateCatalogue } from '../../../src/adapters/http/roommates/http-roommate-catalogue.ts';
import { ownRoommateOffersContract } from '../../contracts/roommates/own-roommate-offers.contract.ts';
import { roommateCatalogueContract } from '../../contracts/roommates/roommate-catalogue.contract.ts';
import { aDoublePicture, aPicture } from '../support/a-double-picture.ts';
import { somePlaces } from '../support/a-property.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
  await somePlaces(app);
  await someUniversities(app);
});
afterAll(() => app.close());

describe('over HTTP', () => {
  roommateCatalogueContract(async () => {
    await app.database.db.deleteFrom('roommate_offer').execute();
    const poster = await aPerson(app);
    return {
      catalogue: new HttpRoommateCatalogue(app.browser()),
      offer: (room) => postOffer(app, poster, room),
    };
  });

  ownRoommateOffersContract(async () => {
    const poster = await aPerson(app);
    const offers = new HttpOwnRoommateOffers(app.browser(poster));
    return { offers, double: await aDoublePicture(app, poster), own: await aPicture(app, poster) };
  });
});
