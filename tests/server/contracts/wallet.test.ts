import { afterAll, beforeAll, describe } from 'vitest';
import { HttpWalletGateway } from '../../../src/adapters/http/http-wallet-gateway.ts';
import { walletGatewayContract } from '../../contracts/wallet/wallet-gateway.contract.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aGift } from '../support/a-wallet.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

describe('over HTTP', () => {
  walletGatewayContract(async () => {
    const person = await aPerson(app);
    const payment = () =>
      app.database.db
        .selectFrom('payment')
        .innerJoin('credit_purchase', 'credit_purchase.id', 'payment.credit_purchase_id')
        .select(['payment.id', 'reference'])
        .where('credit_purchase.account_id', '=', person.id)
        .executeTakeFirstOrThrow();
    return {
      wallet: new HttpWalletGateway(app.browser(person)),
      listing: await publish(app, person),
      give: (credits) => aGift(app, person.id, credits),
      payment: async () => (await payment()).id,
      settle: async (outcome) => {
        const { reference } = await payment();
        await app.database.db
          .updateTable('sandbox_payment')
          .set({ status: outcome === 'paid' ? 'paid' : 'declined' })
          .where('id', '=', reference ?? '')
          .execute();
      },
    };
  });
});
