import { ArrayNotEmpty, Length, Matches, MaxLength } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';
import { WEBSITE_PATTERN } from '../shared/website.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { KEY_SCOPES, MAX_KEY_NAME_LENGTH } from './api-key.ts';
import type { ApiKeyForm, KeyScope } from './api-key.ts';
import { MAX_FEED_URL_LENGTH } from './product-feed.ts';
import { MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from './webhook.ts';
import type { WebhookEvent, WebhookForm } from './webhook.ts';

export class ApiKeyCommand {
  @Length(2, MAX_KEY_NAME_LENGTH, { message: 'error-key-name' })
  readonly name: string;

  @ArrayNotEmpty({ message: 'error-key-scopes' })
  readonly scopes: readonly KeyScope[];

  constructor({ name, scopes }: ApiKeyForm) {
    this.name = normaliseLine(name);
    this.scopes = KEY_SCOPES.filter((scope) => scopes.includes(scope));
  }
}

/** A host with a dot; the server also checks that it is public. */
const HTTPS_ADDRESS = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s]*)?$/iu;

export class WebhookCommand {
  @Matches(HTTPS_ADDRESS, { message: 'error-webhook-address' })
  @MaxLength(MAX_WEBHOOK_URL_LENGTH, { message: 'error-text-too-long' })
  readonly url: string;

  @ArrayNotEmpty({ message: 'error-webhook-events' })
  readonly events: readonly WebhookEvent[];

  constructor({ url, events }: WebhookForm) {
    this.url = normaliseCode(url);
    this.events = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  }
}

export class FeedCommand {
  @Matches(WEBSITE_PATTERN, { message: 'error-feed-address' })
  @MaxLength(MAX_FEED_URL_LENGTH, { message: 'error-text-too-long' })
  readonly url: string;

  constructor({ url }: { url: string }) {
    this.url = normaliseCode(url);
  }
}

/** Rules of the forms; heavy code that loads with the first check. */
export const integrationRules = {
  keyErrors: (form: ApiKeyForm): FieldErrors => fieldErrorsOf(new ApiKeyCommand(form)),
  feedErrors: (form: { url: string }): FieldErrors => fieldErrorsOf(new FeedCommand(form)),
  webhookErrors: (form: WebhookForm): FieldErrors => fieldErrorsOf(new WebhookCommand(form)),
};

export type IntegrationRules = typeof integrationRules;
