import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MAX_BODY_TIMEOUT, setBodyTimeout } from '../../platform/http/body-timeout.ts';
import { hashOf } from '../../platform/secrets.ts';
import { answerByMail } from './answer-by-mail.ts';
import type { MailAnswerDependencies } from './answer-by-mail.ts';

/** Maximum bytes, enough for six phone pictures in base64; the usual limit of mail servers. */
const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Route for the mail server, which posts complete mails to our reply addresses with a shared key. */
export async function mailAnswerRoute(
  server: FastifyInstance,
  deps: MailAnswerDependencies,
  key: string,
): Promise<void> {
  const expected = hashOf(`Bearer ${key}`);
  // Separate context, because the larger body limit and the mail parser apply here only.
  await server.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Checks the key before reading the body.
    context.addHook('onRequest', async ({ headers, raw }) => {
      if (!timingSafeEqual(hashOf(headers.authorization ?? ''), expected)) {
        throw new Failure('error-login-required', {}, 'login-required');
      }
      setBodyTimeout(raw, MAX_BODY_TIMEOUT);
    });
    context.post<{ Body: Buffer }>('/mail/answer', async ({ body, log }, reply) => {
      const { readIncomingMail } = await import('../../platform/mail/incoming-mail.ts');
      await answerByMail(deps, await readIncomingMail(body), log);
      return reply.send({ received: true });
    });
  });
}
