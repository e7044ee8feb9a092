-- The customer's express request for a visit within the 14 days of withdrawal, and the withdrawal itself.
alter table service_order
  add column early_start_requested_at timestamptz,
  add column withdrawn_at timestamptz;
