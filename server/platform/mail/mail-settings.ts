import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

/**
 * Reads the sender, such as `Уют <no-reply@uyut.example>`.
 * @throws ConfigurationError
 */
export function readSender(read: EnvironmentReader): string {
  const sender = read.text('MAIL_FROM') ?? 'Уют <no-reply@uyut.example>';
  if (!/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(sender)) {
    throw new ConfigurationError('MAIL_FROM', 'a sender like Уют <no-reply@uyut.example>');
  }
  return sender;
}

/** Domain of reply addresses, and the key of the mail server that passes mails on. */
export type MailAnswers = { readonly domain: string; readonly key: string };

const MIN_KEY_LENGTH = 32;

/**
 * @returns undefined if answers by mail are off
 * @throws ConfigurationError
 */
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

/**
 * Reads the team's address.
 * @throws ConfigurationError
 */
export function readTeamEmail(read: EnvironmentReader): string {
  const email = read.text('TEAM_EMAIL') ?? 'team@uyut.example';
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email)) {
    throw new ConfigurationError('TEAM_EMAIL', 'an address like team@uyut.example');
  }
  return email;
}
