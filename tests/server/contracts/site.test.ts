import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import * as newsletterCalls from '../../../api/calls/newsletter/newsletter.ts';
import { FileTranslations } from '../../../src/adapters/browser/file-translations.ts';
import { HttpInteriorPictures } from '../../../src/adapters/http/services/http-interior-pictures.ts';
import { httpGateway } from '../../../src/adapters/http/http-gateway.ts';
import { HttpCaptcha } from '../../../src/adapters/http/site/http-captcha.ts';
import { HttpPictureUploads } from '../../../src/adapters/http/site/http-picture-uploads.ts';
import { HttpErrorReports, HttpTranslations } from '../../../src/adapters/http/site/http-site.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import type { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { captchaSolverContract } from '../../contracts/site/captcha-solver.contract.ts';
import { errorReportsContract } from '../../contracts/site/error-reports.contract.ts';
import { pictureUploadsContract } from '../../contracts/site/picture-uploads.contract.ts';
import { translationsContract } from '../../contracts/site/translations.contract.ts';
import { jpeg } from '../support/a-picture.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
let folder: string;
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-contracts-'));
  app = await startListeningApplication({
    environment: {
      DATA_DIR: folder,
    },
  });
  photo = await jpeg(400, 300);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const files = () => ({
  photo: new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }),
  noPhoto: new File(['Не съм снимка.'], 'photo.jpg', { type: 'image/jpeg' }),
});

/** Remembers the result of a call that the caller does not await. */
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

  captchaSolverContract(async () => {
    const browser = app.browser();
    const newsletter = httpGateway<Newsletter>(browser, newsletterCalls);
    return {
      solver: new HttpCaptcha(browser),
      isTaken: (captcha) =>
        newsletter.subscribe({ email: 'solver@example.com', captcha }).then(
          () => true,
          () => false,
        ),
    };
  });

  // Without the translations file of its release.
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
});
