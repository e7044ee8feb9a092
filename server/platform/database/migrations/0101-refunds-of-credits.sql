-- A refund returns the money of an order or of a package of credits.
alter table refund
  alter column order_id drop not null,
  add column credit_purchase_id bigint,
  add constraint refund_credit_purchase_id_fkey foreign key (credit_purchase_id) references credit_purchase not valid,
  add constraint refund_subject check (num_nonnulls(order_id, credit_purchase_id) = 1) not valid;
