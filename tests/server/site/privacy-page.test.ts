import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** First words of an entry of the Bulgarian privacy page → tables that it covers. */
const ENTRIES: Record<string, string[]> = {
  Поръчки: [
    'customer_order',
    'vendor_order',
    'vendor_order_line',
    'vendor_order_step',
    'listed_order',
    'vendor_access',
    'shipment',
    'shipment_event',
    'sandbox_parcel',
  ],
  'Стоки, цени, плащания': [
    'payment',
    'ledger_entry',
    'ledger_transaction',
    'sandbox_payment',
    'document_number',
    'courier_settlement',
    'courier_settlement_line',
    'invoice_request',
    'sales_document',
  ],
  'Отказ, връщане, рекламация': ['refund', 'sandbox_refund'],
  'Банкова сметка': ['customer_order'],
  Профил: ['account', 'account_address', 'account_token', 'agency', 'picture'],
  'Потвърждаване на телефон': ['phone_code'],
  'Проверка на фирма': ['agency', 'vendor'],
  'Вход с Google': ['account'],
  Сесии: ['session', 'session_transfer'],
  'Обяви и снимки': [
    'property',
    'listed_property',
    'property_price_change',
    'picture_fingerprint',
    'picture_hash',
    'text_translation',
  ],
  'Автоматични проверки': [
    'listing_warning',
    'owner_phone',
    'owner_warning',
    'picture_double',
    'listing_change',
  ],
  'Заявки за оглед': ['viewing_request', 'viewing_slot'],
  'Поръчки на услуги': ['service_order', 'service_order_line', 'service_booking', 'interior_enquiry'],
  Портфейл: ['wallet', 'credit_purchase', 'premium_place'],
  'Обяви за съквартирант': ['roommate_offer', 'conversation', 'conversation_message', 'blocked_person'],
  'Съобщения по поръчки': ['conversation_message'],
  'Отговори по имейл': ['mail_answer'],
  Отзиви: ['review', 'review_vote', 'review_summary', 'responsiveness'],
  'Въпроси за продукти': ['product_question'],
  Планове: ['moving_plan', 'plan_link', 'plan_calendar', 'plan_reminder'],
  'Протоколи за предаване': ['handover_protocol'],
  'Сигнали за обяви': [
    'property_report',
    'roommate_report',
    'conversation_report',
    'conversation_search',
    'review_report',
    'product_question_report',
  ],
  'Любими продукти': ['account_favorite', 'favorite_alert', 'listing_mark'],
  'Запазени търсения': ['saved_search', 'search_alert', 'search_match'],
  'Известия в браузъра': ['push_subscription'],
  'Прегледи и любими': ['property_visit', 'property_favorite', 'product_visit', 'visit_salt', 'property_day'],
  'Брой опити': ['attempt', 'request_count', 'used_challenge'],
  'Съобщения до нас': ['contact_message'],
  'Магазин на търговец': [
    'vendor',
    'vendor_delivery',
    'vendor_invitation',
    'vendor_member_event',
    'courier_account',
    'pickup_request',
    'vendor_invoicing',
    'api_key',
    'product_feed',
    'webhook',
    'webhook_delivery',
    'product_import',
    'product_import_file',
    'product_import_piece',
    'product_import_row',
  ],
  'Изплащания на търговец': [
    'payout_account',
    'payout',
    'payout_run',
    'vendor_transaction',
    'vendor_entry',
    'bank_statement',
    'bank_statement_entry',
  ],
  'Екипи за услуги': ['service_team'],
  'Решения по сигнали': [
    'moderation_action',
    'audit_entry',
    'case_claim',
    'case_decision',
    'team_note',
    'team_site_preview',
  ],
  'Членове на екипа': ['team_member', 'team_recovery_code', 'team_passkey', 'team_session', 'team_version'],
  'Коментари в блога': ['post_comment'],
  'Сигнали за коментари': ['comment_report'],
  'Имейл за бюлетин': ['newsletter_subscriber'],
  'Изпратени имейли': ['mail'],
};

/** Tables without personal data: goods, places, content, counts, indexes and internal work. */
const IMPERSONAL = new Set(
  `category category_room changed_sales_day city courier_office courier_sync district due_document empty_search fair_price job_worker kysely_migration
   kysely_migration_lock listed_product coupon post post_text product product_bulk_change product_day
   product_import_picture product_picture_source product_price product_sales_day property_picture_source
   queue_count rent_history room sales_day search_word server_key service service_group text_check university vendor_document_number visit_count`
    .split(/\s+/)
    .filter(Boolean),
);

/** Returns the titles of the list of data in the page's second section. */
function entriesOf(language: string): string[] {
  const page = readFileSync(`content/pages/${language}/privacy-policy.md`, 'utf8');
  const list = page.split(/^## /m)[2] ?? '';
  return [...list.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, title = '']) => title);
}

describe('The privacy page', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('covers every table with personal data', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
    const spokenOf = new Set(Object.values(ENTRIES).flat());
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !spokenOf.has(name) && !IMPERSONAL.has(name));
    expect(unknown).toEqual([]);
  });

  it('has exactly the entries of existing tables', () => {
    const titles = entriesOf('bg');
    const missing = Object.keys(ENTRIES).filter((begin) => !titles.some((title) => title.startsWith(begin)));
    expect(missing).toEqual([]);
  });

  it('has as many entries in English', () => {
    expect(entriesOf('en')).toHaveLength(entriesOf('bg').length);
  });
});
