import { readConfiguration } from '../platform/configuration.ts';
import type { Configuration } from '../platform/configuration.ts';
import { ConfigurationError } from '../platform/environment-reader.ts';
import type { Environment } from '../platform/environment-reader.ts';
import { ok, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

export type Read = { findings: Finding[]; configuration: Configuration | null };

/** Returns all invalid variables. Checks the rest as if they were unset, where possible. */
export function checkConfiguration(environment: Environment): Read {
  const findings: Finding[] = [];
  const left = { ...environment };
  for (;;) {
    try {
      const configuration = readConfiguration(left);
      if (findings.length === 0) findings.push(ok('configuration: all variables can be read'));
      return { findings: [...findings, ...checkPublicSettings(configuration)], configuration };
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      const { variable, message } = error;
      findings.push(wrong(`configuration: ${message}`, `Set ${variable} in the environment or in .env.`));
      if (left[variable] === undefined) return { findings, configuration: null };
      delete left[variable];
    }
  }
}

/** Returns unknown names in a `.env` file; `known` is the text of `.env.example`. */
export function checkNames(names: readonly string[], known: string): Finding[] {
  const ours = new Set(known.match(/^(?:# )?[A-Z][A-Z0-9_]*(?==)/gm)?.map((name) => name.replace('# ', '')));
  return names
    .filter((name) => !ours.has(name))
    .map((name) =>
      warning(
        `configuration: ${name} in .env is not a variable of this program`,
        'Check the spelling; .env.example lists all variables.',
      ),
    );
}

/** Warns of settings that are suitable for local tests only. */
function checkPublicSettings(configuration: Configuration): Finding[] {
  const {
    origins,
    mode,
    demoData,
    cardPayments,
    seller,
    mailFrom,
    smtpUrl,
    trustProxy,
    outboxPage,
    teamEmail,
  } = configuration;
  if (!origins.bg) return [];
  const rules: [boolean, Finding][] = [
    [
      mode !== 'production',
      wrong(
        'configuration: NODE_ENV is not production',
        'Start it by npm start, or set NODE_ENV=production.',
      ),
    ],
    [
      demoData,
      wrong(
        'configuration: the demo accounts, also those of the team, have public passwords and codes',
        'Set DEMO_DATA=off, with a new database.',
      ),
    ],
    [outboxPage, wrong('configuration: /dev/outbox shows all mails to everybody', 'Set OUTBOX_PAGE=off.')],
    [
      cardPayments === 'sandbox',
      wrong('configuration: card payments are only simulated', 'Set CARD_PAYMENTS to stripe or off.'),
    ],
    [smtpUrl === undefined, wrong('configuration: mails are not sent', 'Set SMTP_URL.')],
    [
      mailFrom.includes('uyut.example'),
      warning('configuration: mails come from an example address', 'Set MAIL_FROM.'),
    ],
    [
      teamEmail.endsWith('uyut.example'),
      warning('configuration: contact messages go to an example address', 'Set TEAM_EMAIL.'),
    ],
    [
      seller.number.startsWith('000000000'),
      warning(
        'configuration: receipts name an example company',
        'Set SELLER_NAME, SELLER_NUMBER, SELLER_VAT_NUMBER and SELLER_ADDRESS.',
      ),
    ],
    [
      !trustProxy,
      warning(
        'configuration: no trusted proxy: all visitors have the same address and share its limits',
        'Set TRUST_PROXY to the address of the TLS proxy.',
      ),
    ],
  ];
  return rules.flatMap(([applies, finding]) => (applies ? [finding] : []));
}
