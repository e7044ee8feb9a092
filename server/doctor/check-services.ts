import { connect as connectPlain, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { ConnectionOptions, TLSSocket } from 'node:tls';
import { DAY } from '../../src/core/shared/durations.ts';
import type { Configuration } from '../platform/configuration.ts';
import { compareClocks } from './check-database.ts';
import { ANSWER_WITHIN, inTime, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const PORTS: Record<string, number> = { 'https:': 443, 'http:': 80, 'smtps:': 465, 'smtp:': 587 };
const SOON_DAYS = 14;

export type Service = { variable: string; url: URL };

export function servicesOf(configuration: Configuration): Service[] {
  const { origins, bucket, cardPayments, descriptionModel, translationModel, recaptcha, smtpUrl } =
    configuration;
  const named: [string, string | undefined][] = [
    ['DOMAIN_BG', origins.bg],
    ['DOMAIN_EN', origins.en],
    ['SMTP_URL', smtpUrl],
    ['S3_ENDPOINT', bucket?.endpoint],
    [
      'CARD_PAYMENTS',
      typeof cardPayments === 'object' ? (cardPayments.apiUrl?.href ?? 'https://api.stripe.com') : undefined,
    ],
    ['DESCRIPTION_MODEL_URL', descriptionModel?.url],
    ['TRANSLATION_MODEL_URL', translationModel?.url],
    ['CAPTCHA', recaptcha?.verifyUrl],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', configuration.tracing?.endpoint],
    ['GOOGLE_KEYS_URL', configuration.googleClientId && configuration.googleKeysUrl],
  ];
  return named.flatMap(([variable, url]) => (url ? [{ variable, url: new URL(url) }] : []));
}

/** Connects and checks the certificate, if any. Sends no request. `trust` is for tests. */
export async function checkService(
  { variable, url }: Service,
  now: Date,
  trust: ConnectionOptions = {},
): Promise<Finding> {
  const { hostname, protocol } = url;
  const port = Number(url.port) || (PORTS[protocol] ?? 443);
  const what = `${variable}: ${hostname}`;
  const isSecure = protocol.endsWith('s:');
  try {
    if (!isSecure)
      return await withSocket(connectPlain({ host: hostname, port }), 'connect', () =>
        ok(`${what} can be reached`),
      );
    const name = isIP(hostname) ? {} : { servername: hostname };
    const socket = connectSecurely({ host: hostname, port, ...name, rejectUnauthorized: false, ...trust });
    return await withSocket(socket, 'secureConnect', () => judge(what, socket, now));
  } catch (error) {
    return wrong(
      `${what} can't be reached: ${reasonOf(error)}`,
      `Check ${variable}, its server and the firewall.`,
    );
  }
}

async function withSocket(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  check: () => Finding,
): Promise<Finding> {
  try {
    await inTime(
      new Promise<void>((resolve, reject) => void socket.once(event, resolve).once('error', reject)),
    );
    return check();
  } finally {
    socket.destroy();
  }
}

function judge(what: string, socket: TLSSocket, now: Date): Finding {
  const days = Math.floor((new Date(socket.getPeerCertificate().valid_to).getTime() - now.getTime()) / DAY);
  const todo = 'Renew it on that server, and check its automatic renewal.';
  if (days < 0) return wrong(`${what}: the certificate ended ${-days} days ago`, todo);
  if (!socket.authorized) {
    return wrong(
      `${what}: the certificate is not trusted (${String(socket.authorizationError)})`,
      'Install a certificate for this name with its full chain from a public authority.',
    );
  }
  if (days < SOON_DAYS) return warning(`${what}: the certificate ends in ${days} days`, todo);
  return ok(`${what} can be reached, and its certificate is valid for ${days} days`);
}

/** Compares the local clock with the first server that sends an HTTP date. */
export async function checkTime(services: readonly Service[], now: () => Date): Promise<Finding[]> {
  for (const { url } of services.filter(({ url }) => url.protocol.startsWith('http'))) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN);
    const answer = await fetch(url.origin, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
    const date = answer?.headers.get('date');
    if (date) return [compareClocks(url.hostname, new Date(date), now())];
  }
  return [];
}
