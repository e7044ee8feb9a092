import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

/** Whom mails are from, like `Уют <no-reply@uyut.example>`. @throws ConfigurationError */
export function readSender(read: EnvironmentReader): string {
  const sender = read.text('MAIL_FROM') ?? 'Уют <no-reply@uyut.example>';
  if (!/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(sender)) {
    throw new ConfigurationError('MAIL_FROM', 'a sender like Уют <no-reply@uyut.example>');
  }
  return sender;
}

/** How the answers to our mails come back: to addresses of `domain`, whose mails the mail server hands over with the key. */
export type MailAnswers = { readonly domain: string; readonly key: string };

const MIN_KEY_LENGTH = 32;

/** @returns undefined where mails are not answered; they have a link. @throws ConfigurationError */
export function readMailAnswers(read: EnvironmentReader): MailAnswers | undefined {
  const [domain, key] = [read.hostName('MAIL_ANSWERS_DOMAIN'), read.text('MAIL_ANSWERS_KEY')];
  if (domain === undefined && key === undefined) return undefined;
  if (domain === undefined) {
    throw new ConfigurationError('MAIL_ANSWERS_DOMAIN', 'a domain, because there is a MAIL_ANSWERS_KEY');
  }
  if (key === undefined || key.length < MIN_KEY_LENGTH) {
    throw new ConfigurationError('MAIL_ANSWERS_KEY', `a secret of ${MIN_KEY_LENGTH} characters or more`);
  }
  return Object.freeze({ domain, key });
}

/** Where people of ours read what visitors ask. @throws ConfigurationError */
export function readTeamEmail(read: EnvironmentReader): string {
  const email = read.text('TEAM_EMAIL') ?? 'team@uyut.example';
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email)) {
    throw new ConfigurationError('TEAM_EMAIL', 'an address like team@uyut.example');
  }
  return email;
}
