create index concurrently if not exists service_order_by_words on service_order using gin (latin_letters(contact_name || ' ' || contact_email || ' ' || contact_phone) gin_trgm_ops);
