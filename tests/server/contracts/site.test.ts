import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { FileTranslations } from '../../../src/adapters/browser/file-translations.ts';
import { HttpInteriorPictures } from '../../../src/adapters/http/services/http-interior-pictures.ts';
import { HttpPictureUploads } from '../../../src/adapters/http/site/http-picture-uploads.ts';
import {
  HttpErrorReports,
  HttpPageTexts,
  HttpSessionTransfer,
  HttpTranslations,
} from '../../../src/adapters/http/site/http-site.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { HttpTextTranslations } from '../../../src/adapters/http/site/http-text-translations.ts';
import { errorReportsContract } from '../../contracts/site/error-reports.contract.ts';
import { pageTextsContract } from '../../contracts/site/page-texts.contract.ts';
import { pictureUploadsContract } from '../../contracts/site/picture-uploads.contract.ts';
import { sessionTransferContract } from '../../contracts/site/session-transfer.contract.ts';
import { textTranslationsContract } from '../../contracts/site/text-translations.contract.ts';
import { translationsContract } from '../../contracts/site/translations.contract.ts';
import { jpeg } from '../support/a-picture.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

const [BG, EN] = ['https://uyut.example', 'https://cosy.example'];

let app: ListeningApplication;
let folder: string;
let photo: Buffer;
/** The service that translates puts each text in brackets, or answers nothing of use. */
let isAway = false;
let flats = 0;
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
  const texts = JSON.parse(messages[1]?.content ?? '[]') as string[];
  const content = isAway ? 'I am sorry' : JSON.stringify(texts.map((text) => `[${text}]`));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ choices: [{ message: { content } }] }));
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-contracts-'));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  app = await startListeningApplication({
    environment: {
      DATA_DIR: folder,
      DOMAIN_BG: BG,
      DOMAIN_EN: EN,
      TRANSLATION_MODEL_URL: `http://127.0.0.1:${port}/v1`,
      TRANSLATION_MODEL_NAME: 'small',
    },
  });
  await somePlaces(app);
  photo = await jpeg(400, 300);
});
afterAll(async () => {
  await app.close();
  service.close();
  await rm(folder, { recursive: true });
});

const files = () => ({
  photo: new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }),
  noPhoto: new File(['Не съм снимка.'], 'photo.jpg', { type: 'image/jpeg' }),
});

/** Remembers what became of a call that nobody waits for. */
class WatchedClient extends HttpClient {
  last: Promise<unknown> = Promise.resolve();

  constructor(private readonly network: HttpClient) {
    super();
  }

  send(call: AnyCall): Promise<unknown> {
    this.last = this.network.send(call);
    return this.last;
  }
}

describe('over HTTP', () => {
  pictureUploadsContract('pictures', async () => ({
    uploads: new HttpPictureUploads(app.browser(await aPerson(app))),
    ...files(),
  }));

  pictureUploadsContract('pictures for an enquiry', async () => ({
    uploads: new HttpInteriorPictures(app.browser()),
    ...files(),
  }));

  translationsContract(async () => new HttpTranslations(app.browser()));

  // Without the file of its release.
  translationsContract(async () => {
    const browser = app.browser();
    return new FileTranslations(`${browser.origin}/no-such-file.json`, new HttpTranslations(browser));
  });

  errorReportsContract(async () => {
    const client = new WatchedClient(app.browser());
    const isTaken = () =>
      client.last.then(
        () => true,
        () => false,
      );
    return { reports: new HttpErrorReports(client), isTaken };
  });

  pageTextsContract(async () => new HttpPageTexts(app.browser()));

  sessionTransferContract(async () => {
    const at = (origin: string) => ({ origin, host: new URL(origin).host });
    return {
      here: new HttpSessionTransfer(app.browser(null, at(BG))),
      arrive: async (secret) => {
        const { cookies } = await app.server.inject({
          method: 'POST',
          url: '/hand-over',
          headers: { origin: BG, host: new URL(EN).host },
          payload: { secret, path: '/cart' },
        });
        const browser = app.browser(null, at(EN));
        browser.keep(cookies.map(({ name, value }) => `${name}=${value}`));
        return new HttpSessionTransfer(browser);
      },
    };
  });

  textTranslationsContract(async () => {
    isAway = false;
    await app.database.db.deleteFrom('attempt').execute();
    // What was translated once is known: each text is another.
    const description = `Spacious and quiet, five minutes from the metro, with a large terrace: number ${flats}.`;
    const title = `A bright flat by the park, number ${(flats += 1)}`;
    const id = await publish(app, await aPerson(app), { title, description });
    return {
      translations: new HttpTextTranslations(app.browser()),
      listing: { kind: 'property', id },
      translated: [`[${title}]`, `[${description}]`],
      missing: { kind: 'property', id: 987_654 },
      goAway: () => {
        isAway = true;
      },
    };
  });
});
