import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Texts } from '../../platform/texts.ts';
import type { OrderServices } from './order-services.ts';
import { settlePayment } from './order-payment.ts';

type Params = { id: string };

/** The page where the sandbox's payments are approved or declined. It says plainly that no money moves. */
export function sandboxPaymentPage(app: FastifyInstance, services: OrderServices, texts: Texts): void {
  const find = async (id: string) => {
    const payment = await services.db
      .selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select(['payment.status', 'amount_cents', 'customer_order.token', 'customer_order.language'])
      .where('payment.id', '=', id)
      .executeTakeFirst();
    if (!payment) throw new Failure('error-payment-not-found', {}, 404);
    return payment;
  };

  app.get<{ Params: Params }>('/payment/sandbox/:id', async (request, reply) => {
    const payment = await find(request.params.id);
    const back = pathOf('FollowedOrder', payment.language, { token: payment.token });
    if (payment.status !== 'pending') return reply.redirect(back, 303);
    const nonce = randomBytes(16).toString('base64');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(pageOf(texts, payment.language, payment.amount_cents, back, nonce));
  });

  app.post<{ Params: Params; Body: { outcome?: unknown } | undefined }>(
    '/payment/sandbox/:id',
    async (request, reply) => {
      const payment = await find(request.params.id);
      const outcome = request.body?.outcome === 'paid' ? 'paid' : 'failed';
      const token = await settlePayment(services, { id: request.params.id, outcome });
      return reply.redirect(pathOf('FollowedOrder', payment.language, { token }), 303);
    },
  );
}

function pageOf(texts: Texts, language: Language, cents: number, back: string, nonce: string): string {
  const t = texts.in(language);
  const say = (key: string) => escapeHtml(t(key));
  const amount = new Intl.NumberFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  }).format(cents / 100);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('sandbox-payment-title')}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#f7f3ea, #161c18); color: light-dark(#22302a, #eee8dc); }
main { max-width: 30rem; margin: 10vh auto; padding: 2rem; border-radius: 1rem; background: light-dark(#fffdf8, #202823); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
.note { padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#fbe9dc, #4a2c1c); }
.amount { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button { min-height: 2.75rem; border: 2px solid transparent; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer; background: #1f4d3a; color: #fff; }
button[value=failed] { background: transparent; color: inherit; border-color: currentColor; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<h1>${say('sandbox-payment-title')}</h1>
<p class="note">${say('sandbox-payment-text')}</p>
<p>${say('sandbox-payment-amount')}</p>
<p class="amount">${escapeHtml(amount)}</p>
<form method="post">
<button name="outcome" value="paid">${say('sandbox-payment-approve')}</button>
<button name="outcome" value="failed">${say('sandbox-payment-decline')}</button>
</form>
<p><a href="${escapeHtml(back)}">${say('sandbox-payment-back')}</a></p>
</main>
</body>
</html>
`;
}
