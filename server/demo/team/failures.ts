import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Money } from '../../../src/core/shared/money.ts';
import { json } from '../../platform/database/database.ts';
import { JOB_ATTEMPTS } from '../../platform/jobs.ts';
import { newSecret } from '../../platform/secrets.ts';
import { addOrderWithoutTeam } from '../load-demo-services.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad } from './demo-records.ts';

/** An account number from the documentation of the Bulgarian National Bank. */
const IBAN = 'BG80BNBG96611020345678';
const FILE =
  'Код;Заглавие;Цена\nLAMPA-01;Настолна лампа от бук;59,00\nLAMPA-02;Лампион с ленен абажур;129,00\n';

/** Adds an import and a mail that failed, a refund by bank transfer, and a service order without a team. */
export async function addFailures(load: CaseLoad): Promise<void> {
  await addFailedImport(load);
  await addFailedMail(load);
  await addBankRefund(load);
  await addOrderWithoutTeam(load.transaction, load.now);
}

/** The vendor is not the demo login's. */
async function addFailedImport({ transaction, now }: CaseLoad): Promise<void> {
  const vendor = await transaction
    .selectFrom('vendor')
    .select('id')
    .where('company_number', 'like', '9990%')
    .orderBy('id')
    .offset(1)
    .limit(1)
    .executeTakeFirst();
  if (!vendor) return;
  const bytes = Buffer.from(FILE);
  const file = await transaction
    .insertInto('product_import_file')
    .values({
      vendor_id: vendor.id,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      complete: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('product_import_piece')
    .values({ file_id: file.id, number: 0, bytes })
    .execute();
  await transaction
    .insertInto('product_import')
    .values({
      vendor_id: vendor.id,
      account_id: null,
      file_id: file.id,
      file_name: 'лампи-есен.csv',
      kind: 'csv',
      size: bytes.length,
      status: 'failed',
      error: json({ key: 'error-import-broken', values: {} }),
      encoding: null,
      chosen_encoding: null,
      runner: null,
      heartbeat: null,
      created_at: hoursBefore(now, 12),
      finished_at: hoursBefore(now, 11),
    })
    .execute();
}

async function addFailedMail({ transaction }: CaseLoad): Promise<void> {
  const lines = ['Здравейте, Ралица,', 'Получихме поръчката Ви и я предадохме на магазина.', 'Екипът на Уют'];
  await transaction
    .insertInto('mail')
    .values({
      unique_key: 'demo-failed-mail',
      recipient: 'ralica@poshta.example',
      language: 'bg',
      subject: 'Получихме поръчката Ви',
      text: lines.join('\n\n'),
      html: lines.map((line) => `<p>${line}</p>`).join(''),
      sent_at: null,
      handed_over_at: null,
      attempts: JOB_ATTEMPTS,
      error: '550 5.1.1 No such user here',
    })
    .execute();
}

/** Adds the refund of an order that was paid on delivery and returned. */
async function addBankRefund({ transaction, now }: CaseLoad): Promise<void> {
  const { rows } = await sql<{ id: number; order_id: number; amount: number; name: string }>`
    select part.id, part.order_id, part.products_amount as amount, o.contact_name as name
    from vendor_order part join customer_order o on o.id = part.order_id
    where part.status = 'returned' and o.payment_status = 'refund-due' and o.contact_email like 'kupuvach%@demo.example'
      and not exists (select from refund where order_id = o.id)
    order by part.id desc limit 1`.execute(transaction);
  const [part] = rows;
  if (!part) return;
  const { id, order_id: orderId, amount, name } = part;
  await transaction
    .updateTable('customer_order')
    .set({ iban: IBAN, account_holder: name })
    .where('id', '=', orderId)
    .execute();
  await transaction
    .insertInto('refund')
    .values({
      key: newSecret(),
      order_id: orderId,
      vendor_order_id: id,
      credit_purchase_id: null,
      payment_id: null,
      amount,
      amount_cents: Money.ofStotinki(amount).toEuroCents(),
      created_at: hoursBefore(now, 44),
    })
    .execute();
}
