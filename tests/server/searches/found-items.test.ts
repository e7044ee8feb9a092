import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundItems } from '../../../server/modules/searches/found-items.ts';
import { aReviewedOwner, publish, somePlaces } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

describe('A home in the mail of a saved search', () => {
  it('starts with facts in English and with the owner’s title in Bulgarian', async () => {
    const id = await publish(app, await aReviewedOwner(app), { title: 'Светъл двустаен до парка' });
    const [english] = await foundItems(app.searches, 'properties', [id], 'en');
    expect(english?.title).toMatch(/^[A-Z][a-z-]+.* flat, \d+ m², /);
    expect(english?.facts).toContain('Светъл двустаен до парка');
    const [bulgarian] = await foundItems(app.searches, 'properties', [id], 'bg');
    expect(bulgarian?.title).toBe('Светъл двустаен до парка');
  });
});
