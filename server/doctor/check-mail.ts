import { createTransport } from 'nodemailer';
import { ANSWER_WITHIN, inTime, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const HINTS: Record<string, string> = {
  EAUTH: 'Mend the user or the password in SMTP_URL.',
  EDNS: 'Mend the host in SMTP_URL; is its name known here?',
  ETLS: 'The mail server’s certificate or its TLS is not good: smtps:// is for port 465, smtp:// for 587.',
};

/** Connects and signs in to the mail server without sending a mail. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding> {
  if (smtpUrl === undefined) {
    return warning('mail: none leaves, all rest in the outbox', 'Set SMTP_URL, unless this is a try.');
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
    return ok(`mail: ${host} takes mails from us`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const other = `Does a mail server listen at port ${port || (protocol === 'smtps:' ? 465 : 587)} of it, and does the firewall let us through?`;
    return wrong(`mail: ${host}: ${reasonOf(error)}`, HINTS[code] ?? other);
  } finally {
    transport.close();
  }
}
