create index concurrently if not exists refund_by_credit_purchase on refund (credit_purchase_id)
  where credit_purchase_id is not null;
