import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '../../../api/calls/newsletter/newsletter.ts';
import { httpGateway } from '../../../src/adapters/http/http-gateway.ts';
import { HttpCaptcha } from '../../../src/adapters/http/site/http-captcha.ts';
import type { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { CAPTCHA_ACTIONS } from '../../../src/core/shared/captcha.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
});
afterAll(() => app.close());

it.each(CAPTCHA_ACTIONS)(
  'The newsletter accepts a captcha solved for %s only if it is for login',
  async (action) => {
    const browser = app.browser();
    const captcha = await new HttpCaptcha(browser).solve(action);
    const subscription = httpGateway<Newsletter>(browser, calls).subscribe({
      email: 'a@example.com',
      captcha,
    });
    const isAccepted = await subscription.then(
      () => true,
      () => false,
    );
    expect(isAccepted).toBe(action === 'login');
  },
);
