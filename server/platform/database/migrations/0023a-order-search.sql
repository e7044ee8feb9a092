create index concurrently if not exists customer_order_by_words on customer_order using gin (latin_letters(contact_name || ' ' || contact_email || ' ' || contact_phone) gin_trgm_ops);
