import { afterAll, beforeAll, describe } from 'vitest';
import { HttpAccountMarks } from '../../../src/adapters/http/properties/http-account-marks.ts';
import { HttpListingImports } from '../../../src/adapters/http/properties/http-listing-imports.ts';
import { fileImportsContract } from '../../contracts/shop/file-imports.contract.ts';
import { accountMarksContract } from '../../contracts/properties/account-marks.contract.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { anImportingAgency, csv } from '../support/an-import.ts';
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
  accountMarksContract(async () => {
    const person = await aPerson(app);
    return {
      account: new HttpAccountMarks(app.browser(person), app.clock),
      now: app.clock.now().getTime(),
      home: await publish(app, person),
      missing: 987_654,
    };
  });

  fileImportsContract(async () => {
    const agency = await anImportingAgency(app);
    const imports = new HttpListingImports(app.browser(agency));
    const rows = [
      ['Код', 'Заглавие', 'Наем'],
      ['L-1', 'Двустаен до парка', '1200'],
      ['L-2', 'Тристаен до метрото', '1500'],
      ['L-3', 'Мезонет', 'скъпо'],
    ];
    return {
      imports,
      file: new File([new Uint8Array(csv(rows))], 'lamps.csv', { type: 'text/csv' }),
      check: async (id) => void (await agency.work(id)),
      mapColumns: (id) => imports.mapColumns(id, { Код: 'code', Заглавие: 'title' }),
    };
  });
});
