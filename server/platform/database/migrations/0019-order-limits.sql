-- What one buyer may order and hold, and orders that wait for their e-mail to be confirmed.

alter table customer_order
  -- The address as it is compared: post code and street without case, script, spaces and marks.
  add column address_key text not null default '',
  -- Until when the goods of a card order are held; later while its card page is open.
  add column held_until timestamptz,
  -- An order on delivery that takes nothing from stock until it is confirmed by the link in its mail.
  add column confirmation_hash bytea,
  add column confirm_until timestamptz,
  add column confirmed_at timestamptz,
  add constraint customer_order_confirmation
    check ((confirmation_hash is null) = (confirm_until is null)
      and (confirmed_at is null or confirm_until is not null));

create index customer_order_by_email on customer_order (lower(contact_email), created_at);
create index customer_order_by_phone on customer_order (contact_phone, created_at);
create index customer_order_by_address on customer_order (address_key, created_at) where address_key <> '';

alter table sandbox_payment
  -- When its page was looked at last.
  add column seen_at timestamptz,
  drop constraint sandbox_payment_status_check,
  add constraint sandbox_payment_status_check check (status in ('open', 'paid', 'declined', 'closed'));
