create index concurrently if not exists service_order_confirmed_by_email on service_order (lower(contact_email))
  where confirmed_at is not null;
