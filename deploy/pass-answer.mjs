/**
 * Passes one mail from the mail server to the shop: the mail comes on standard input, whole. `UYUT_URL` is the shop's origin,
 * `MAIL_ANSWERS_KEY` the secret that both know. Exits as mail servers expect it: 0 taken, 67 nobody has that address, 65 no mail,
 * 75 to be tried again.
 */
const [TAKEN, NO_MAIL, NO_SUCH_USER, TRY_AGAIN] = [0, 65, 67, 75];
const WITHIN_MS = 120_000;

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);

async function pass() {
  const answer = await fetch(new URL('/mail/answer', process.env.UYUT_URL), {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Bearer ${process.env.MAIL_ANSWERS_KEY}`,
    },
    body: Buffer.concat(chunks),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (answer.ok) return TAKEN;
  process.stderr.write(`The shop answered ${answer.status}: ${await answer.text()}\n`);
  if (answer.status === 404) return NO_SUCH_USER;
  return answer.status === 400 || answer.status === 413 ? NO_MAIL : TRY_AGAIN;
}

process.exitCode = await pass().catch((error) => {
  process.stderr.write(`The shop can't be reached: ${error.message}\n`);
  return TRY_AGAIN;
});
