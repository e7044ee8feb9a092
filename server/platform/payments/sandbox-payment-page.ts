import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Texts } from '../texts.ts';
import type { Payments } from './payments.ts';
import { SANDBOX_OUTCOMES } from './sandbox-payments.ts';
import type { SandboxPayments } from './sandbox-payments.ts';
import { localeOf } from '../../../src/core/shared/language.ts';

type Params = { id: string };
type Sandbox = { sandbox: SandboxPayments; payments: Payments; texts: Texts };

/** Page of sandbox payments: approve, decline, leave or pay late. It says that no money moves. */
export function sandboxPaymentPage(server: FastifyInstance, { sandbox, payments, texts }: Sandbox): void {
  server.get<{ Params: Params }>('/payment/sandbox/:id', async (request, reply) => {
    const payment = await sandbox.find(request.params.id);
    const { outcome } = await sandbox.check(request.params.id);
    if (outcome !== 'pending') return reply.redirect(pathOf(payment.back_to), 303);
    await sandbox.see(request.params.id);
    const nonce = randomBytes(16).toString('base64');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(pageOf(texts, payment, nonce));
  });

  server.post<{ Params: Params; Body: { outcome?: unknown } | undefined }>(
    '/payment/sandbox/:id',
    async (request, reply) => {
      const { id } = request.params;
      const payment = await sandbox.find(id);
      const outcome = SANDBOX_OUTCOMES.find((one) => one === request.body?.outcome);
      if (!outcome) throw new Failure('error-malformed-request', {}, 'malformed');
      await sandbox.decide(id, outcome);
      // The sandbox reports at once, as providers do; a late payment is found by a check.
      await payments.settle(await sandbox.check(id));
      return reply.redirect(pathOf(payment.back_to), 303);
    },
  );
}

/** Returns to the host that the buyer came from. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

type Shown = Awaited<ReturnType<SandboxPayments['find']>>;

function pageOf(texts: Texts, { title, language, amount_cents, back_to }: Shown, nonce: string): string {
  const t = texts.in(language);
  const textOf = (key: string) => escapeHtml(t(key));
  const amount = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
  }).format(amount_cents / 100);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${textOf('sandbox-payment-title')}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#f7f3ea, #161c18); color: light-dark(#22302a, #eee8dc); }
main { max-width: 30rem; margin: 10vh auto; padding: 2rem; border-radius: 1rem; background: light-dark(#fffdf8, #202823); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
.note { padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#fbe9dc, #4a2c1c); }
.amount { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button { min-height: 2.75rem; border: 2px solid transparent; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer; background: #1f4d3a; color: #fff; }
button:not([value=paid]) { background: transparent; color: inherit; border-color: currentColor; }
a { display: inline-block; padding: .625rem 0; color: inherit; }
</style>
</head>
<body>
<main>
<h1>${textOf('sandbox-payment-title')}</h1>
<p class="note">${textOf('sandbox-payment-text')}</p>
<p>${escapeHtml(title)}</p>
<p class="amount">${escapeHtml(amount)}</p>
<form method="post">
<button name="outcome" value="paid">${textOf('sandbox-payment-approve')}</button>
<button name="outcome" value="late">${textOf('sandbox-payment-late')}</button>
<button name="outcome" value="failed">${textOf('sandbox-payment-decline')}</button>
</form>
<p><a href="${escapeHtml(pathOf(back_to))}">${textOf('sandbox-payment-back')}</a></p>
</main>
</body>
</html>
`;
}
