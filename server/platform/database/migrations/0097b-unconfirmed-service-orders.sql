-- Orders of services that hold their teams while they wait to be confirmed by the link in their mail.
alter table service_order
  add column confirmation_hash bytea,
  add column confirm_until timestamptz,
  add column confirmed_at timestamptz,
  drop constraint service_order_status_check,
  add constraint service_order_status_check
    check (status in ('unconfirmed', 'booked', 'cancelled', 'done')) not valid,
  add constraint service_order_confirmation
    check ((confirmation_hash is null) = (confirm_until is null)
      and (confirmed_at is null or confirm_until is not null)
      and (status <> 'unconfirmed' or (confirm_until is not null and confirmed_at is null))) not valid;
