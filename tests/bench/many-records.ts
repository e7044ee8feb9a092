import { readFile, readdir } from 'node:fs/promises';
import type pg from 'pg';

const FOLDER = 'server/platform/database/migrations';

/** Names of Bulgarian people; the e-mail addresses have numbers. */
const NAME = `
  (array['Мария','Иван','Елена','Георги','Десислава','Димитър','Радка','Николай','Гергана','Петър','Стоян','Йоана',
    'Красимир','Веселина','Тодор','Цветелина','Борис','Албена','Емил','Яна'])[1 + n * 7 % 20] || ' ' ||
  (array['Иванова','Петров','Георгиева','Димитров','Стоянова','Николов','Тодорова','Христов','Ангелова','Колев',
    'Маринова','Атанасов','Василева','Попов','Илиева','Михайлов','Костова','Янков','Русева','Желев','Шопова','Цанков',
    'Бонева'])[1 + n * 11 % 23]`;
const WORDS = `
  (array['Светъл','Просторен','Тих','Нов','Слънчев','Уютен','Обзаведен'])[1 + n % 7] || ' ' ||
  (array['апартамент','етаж от къща','мезонет','ателие','стая'])[1 + n / 7 % 5] || ' ' ||
  (array['до метрото','до парка','в центъра','с гледка','с тераса','до университета'])[1 + n / 35 % 6] || ' ' || n`;
const PHONE = `'088' || (7 + n % 3) || lpad((n::bigint * 7919 % 1000000)::text, 6, '0')`;
const AT = `now() - (n % 700) * interval '1 day' - n * interval '1 second'`;

/** Time of handling; one of 500 reports is open. */
const HANDLED = `case when n % 500 <> 0 then now() end`;

/** Inserts of 1 to \`$1\` rows of each kind. */
const ROWS: readonly string[] = [
  `insert into account (id, type, name, email, phone, language, created_at)
   select n, 'user', ${NAME}, 'someone-' || n || '@example.com', ${PHONE}, 'bg', ${AT}`,
  `insert into agency (id, account_id, name, email, phone, company_number, created_at, company_verified_at)
   select n, n, 'Имоти ' || ${NAME}, 'office-' || n || '@example.com', ${PHONE}, lpad(n::text, 9, '2'), ${AT}, ${HANDLED}`,
  `insert into vendor (id, name, company_name, company_number, address, email, phone, created_at,
     company_verified_at)
   select n, 'Магазин ' || ${NAME}, ${NAME} || ' ЕООД', lpad(n::text, 9, '1'), 'София', 'shop-' || n || '@example.com', ${PHONE}, ${AT},
     ${HANDLED}`,
  `insert into product (id, vendor_id, vendor_code, category_id, title_bg, title_en, price, manufacturer,
     manufacturer_address, search_words)
   select n, n, 'CODE-' || n, 1, 'Лампа ' || ${NAME} || ' ' || n, 'Lamp ' || n, 5000, 'Дървото', 'Троян', ''`,
  `insert into property (id, owner_id, title, created_at, updated_at) select n, n, ${WORDS}, ${AT}, ${AT}`,
  `insert into roommate_offer (id, owner_id, key, city_id, district_id, title, price, deposit, bills, room, people,
     move_in_from, about_home, about_people, smoking, pets, guests, quiet_hours, latitude, longitude, exact_place,
     created_at, updated_at)
   select n, n, 'k' || n, 1, 11, ${WORDS}, 50000, 0, 'shared', 'own-room', 2, '2026-12-01', '', '', smoking, pets, guests,
     quiet_hours, 42.6, 23.3, false, ${AT}, ${AT} from habits,`,
  `insert into customer_order (id, token, key, content_hash, language, contact_name, contact_phone, contact_email, city,
     post_code, street, payment_method, payment_status, account_id, created_at)
   select n, 't' || n, 'k' || n, '', 'bg', ${NAME}, ${PHONE}, 'buyer-' || n || '@example.com', 'София', '1000', 'ул. Шипка ' || n,
     'card', 'paid', n, ${AT}`,
  `insert into vendor_order (id, order_id, vendor_id, status, products_amount, delivery_amount, released_at, created_at)
   select n, n, n, 'delivered', 5000, 500, ${AT}, ${AT}`,
  `insert into service_order (id, token, key, content_hash, type, status, language, contact_name, contact_phone,
     contact_email, address, date, time_window, work, total, created_at, updated_at)
   select n, 't' || n, 'k' || n, '', 'one-time', 'done', 'bg', ${NAME}, ${PHONE}, 'home-' || n || '@example.com', '{}', '2026-11-20',
     '08-12', '{}', 21000, ${AT}, ${AT}`,
  `insert into payment (id, order_id, provider, amount_cents, status, created_at, settled_at, reference)
   select 'p' || n, n, 'sandbox', 2812, 'paid', ${AT}, ${AT}, 'ref-' || n`,
  `insert into refund (id, key, order_id, payment_id, amount, amount_cents, status, created_at)
   select n, 'r' || n, n, 'p' || n, 500, 256, 'done', ${AT}`,
  `insert into mail (id, recipient, language, subject, text, html, created_at, sent_at)
   select n, 'buyer-' || n || '@example.com', 'bg', 'Поръчка № U-' || (100000 + n) || ' е приета', '', '', ${AT}, ${AT}`,
  `insert into contact_message (id, key, content_hash, language, name, email, phone, subject, message, created_at)
   select n, 'k' || n, '', 'bg', ${NAME}, 'asker-' || n || '@example.com', ${PHONE}, 'Доставка', 'Кога ще пристигне?', ${AT}`,
  `insert into audit_entry (id, at, operator, via, operation, subject, subject_id, reason, before, after, previous_hash, hash)
   select n, ${AT}, ${NAME}, 'team', 'accounts.suspend', 'account', n::text, 'Сигнал № ' || n, '{"status": "active"}',
     '{"status": "paused"}', '', ''`,
  `insert into conversation (id, property_id, token, asker_name, asker_phone, asker_email, asker_language, created_at,
     last_message_at)
   select n, n, 't' || n, ${NAME}, ${PHONE}, 'asker-' || n || '@example.com', 'bg', ${AT}, ${AT}`,
  `insert into conversation_message (id, conversation_id, author, text, at)
   select n, n, 'asker', 'Здравейте, свободно ли е още?', ${AT}`,
  `insert into conversation_report (id, conversation_id, side, reason, created_at, handled_at)
   select n, n, 'poster', 'fraud', ${AT}, ${HANDLED}`,
  `insert into property_report (id, property_id, reason, created_at, handled_at)
   select n, n, 'not-real', ${AT}, ${HANDLED}`,
  `insert into owner_warning (owner_id, warning, created_at, handled_at) select n, 'many-listings', ${AT}, ${HANDLED}`,
  `insert into listing_warning (kind, item_id, warning, basis, created_at, handled_at)
   select 'product', n, 'money', '', ${AT}, ${HANDLED}`,
  `insert into review (id, subject, account_id, name, stars, text, language, created_at) overriding system value
   select n, 'product-' || n, n, ${NAME}, 5, 'Много съм доволна.', 'bg', ${AT}`,
  `insert into review_report (review_id, reporter, reason, created_at, handled_at)
   select n, '', 'advertising', ${AT}, ${HANDLED}`,
  `insert into case_decision (id, kind, subject_id, title, decision, owner_id, decided_by, decided_at)
   select n, 'listing-reports', 'home-' || n, ${WORDS}, 'approve', n, 1, ${AT}`,
];

/** Habits of an offer that fit its constraints. */
const HABITS = `(select 'no'::text as smoking, 'no'::text as pets, 'rarely'::text as guests, 'from-22'::text as quiet_hours) habits`;

/**
 * Fills each table of the back office with that many rows, unless it is filled. Triggers are off, and the search
 * indexes are built afterwards.
 */
export async function loadManyRecords(pool: pg.Pool, count: number): Promise<void> {
  const indexes = await searchIndexes();
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from audit_entry');
    if ((rows[0]?.count ?? 0) >= count) return;
    await client.query('set session_replication_role = replica');
    await client.query(
      "insert into city (id, name_bg, name_en, latitude, longitude, position) values (1, 'София', 'Sofia', 42.7, 23.3, 1) on conflict do nothing",
    );
    for (const { name } of indexes) await client.query(`drop index if exists ${name}`);
    for (const insert of ROWS) {
      const source = `generate_series(1, ${count}) n`;
      await client.query(
        insert.endsWith('from habits,')
          ? `${insert.slice(0, -'habits,'.length)} ${HABITS}, ${source}`
          : `${insert} from ${source}`,
      );
    }
    for (const { statement } of indexes) await client.query(statement);
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}

async function searchIndexes(): Promise<{ name: string; statement: string }[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.startsWith('0023'));
  return Promise.all(
    files.map(async (file) => {
      const statement = await readFile(`${FOLDER}/${file}`, 'utf8');
      return { name: /if not exists (\w+)/.exec(statement)?.[1] ?? '', statement };
    }),
  );
}
