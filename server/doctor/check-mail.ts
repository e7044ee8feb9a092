import { createTransport } from 'nodemailer';
import { ANSWER_WITHIN, inTime, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const HINTS: Record<string, string> = {
  EAUTH: 'Correct the user or the password in SMTP_URL.',
  EDNS: 'Correct the host in SMTP_URL; its name cannot be resolved.',
  ETLS: 'The certificate or TLS of the mail server is invalid: smtps:// is for port 465, smtp:// for 587.',
};

/** Connects and signs in to the mail server without sending a mail. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding> {
  if (smtpUrl === undefined) {
    return warning('mail: mails are not sent, only stored', 'Set SMTP_URL, except for a trial.');
  }
  const { host, protocol, port } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_WITHIN,
    greetingTimeout: ANSWER_WITHIN,
    dnsTimeout: ANSWER_WITHIN,
    socketTimeout: ANSWER_WITHIN,
  });
  try {
    await inTime(transport.verify());
    return ok(`mail: ${host} accepts mails`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const other = `Check that a mail server listens at port ${port || (protocol === 'smtps:' ? 465 : 587)}, and the firewall.`;
    return wrong(`mail: ${host}: ${reasonOf(error)}`, HINTS[code] ?? other);
  } finally {
    transport.close();
  }
}
