import { afterAll, beforeAll, describe } from 'vitest';
import { HttpConversations } from '../../../src/adapters/http/http-conversations.ts';
import { conversationsContract, QUESTION } from '../../contracts/conversations/conversations.contract.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { askAbout, postOffer, someUniversities, tokenOf } from '../support/a-roommate.ts';
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

/** An offer about which a visitor has asked. */
async function anAskedOffer() {
  await app.database.db.deleteFrom('attempt').execute();
  const poster = await aPerson(app);
  const offer = await postOffer(app, poster);
  const token = tokenOf(await askAbout(app, offer, { message: QUESTION })) ?? '';
  return { poster, offer, token };
}

describe.each(['property', 'roommate'] as const)('over HTTP, about a %s', (kind) => {
  conversationsContract(
    {
      inbox: async () => {
        const { poster } = await anAskedOffer();
        const conversations = new HttpConversations(app.browser(poster));
        const [first] = (await conversations.inbox({ offset: 0, limit: 1 })).data;
        const address = { id: first?.id ?? 0 };
        return { conversations, address, side: 'poster', nowhere: { id: 987_654 } };
      },
      link: async () => {
        const { token } = await anAskedOffer();
        const conversations = new HttpConversations(app.browser());
        return { conversations, address: { token }, side: 'asker', nowhere: { token: 't'.repeat(43) } };
      },
    },
    async () => {
      await app.database.db.deleteFrom('attempt').execute();
      return {
        visitor: new HttpConversations(app.browser()),
        signedIn: new HttpConversations(app.browser(await aPerson(app))),
        subject: {
          kind,
          id:
            kind === 'property'
              ? await publish(app, await aPerson(app))
              : await postOffer(app, await aPerson(app)),
        },
      };
    },
  );
});
