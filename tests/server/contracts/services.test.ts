import { afterAll, beforeAll, describe } from 'vitest';
import { HttpServiceGateway } from '../../../src/adapters/http/services/http-service-gateway.ts';
import { serviceGatewayContract } from '../../contracts/services/service-gateway.contract.ts';
import { somePlaces } from '../support/a-property.ts';
import { aTeam, someServices } from '../support/a-service-order.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
  await somePlaces(app);
  await someServices(app);
});
afterAll(() => app.close());

describe('over HTTP', () => {
  serviceGatewayContract(async () => {
    const { db } = app.database;
    for (const table of ['attempt', 'service_order', 'service_team'] as const) {
      await db.deleteFrom(table).execute();
    }
    await aTeam(app);
    return new HttpServiceGateway(app.browser());
  });
});
