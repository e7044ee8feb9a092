import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '../../../api/calls/site/site.ts';
import { TEXT_PAGES } from '../../../src/core/site/texts.ts';
import type { PageTexts, TextPageName } from '../../../src/core/site/texts.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let texts: PageTexts;
beforeAll(async () => {
  app = await startTestApplication();
  texts = inProcessGateway<PageTexts>(app, calls);
});
afterAll(() => app.close());

it.each(TEXT_PAGES)('The page %s has a title, a description and a text (BLOG-05)', async (name) => {
  const { title, description, html } = await texts.pageText({ name });
  expect([title, description, html]).not.toContain('');
});

it('An unknown page has no text', async () => {
  await expect(texts.pageText({ name: 'no-such-page' as TextPageName })).rejects.toMatchObject({
    name: 'Failure',
  });
});
