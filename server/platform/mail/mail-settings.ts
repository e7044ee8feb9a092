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

/** Where people of ours read what visitors ask. @throws ConfigurationError */
export function readTeamEmail(read: EnvironmentReader): string {
  const email = read.text('TEAM_EMAIL') ?? 'team@uyut.example';
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email)) {
    throw new ConfigurationError('TEAM_EMAIL', 'an address like team@uyut.example');
  }
  return email;
}
