import { HttpCaptcha } from '../../adapters/http/site/http-captcha.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/newsletter/newsletter.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import type { Newsletter } from '../../core/newsletter/newsletter.ts';
import { NewsletterBox } from '../../view-models/newsletter/newsletter-box.ts';
import type { Modals } from '../../view-models/site/modals.ts';

const boxes = new WeakMap<HttpClient, NewsletterBox>();

/** Newsletter form of the footer, loaded at its first use; one instance per visit. */
export function newsletterBox(http: HttpClient, modals: Modals): NewsletterBox {
  const box =
    boxes.get(http) ?? new NewsletterBox(httpGateway<Newsletter>(http, calls), new HttpCaptcha(http), modals);
  boxes.set(http, box);
  return box;
}
