-- Orders, orders of services and receipts are numbered one after the other without a gap: a number is taken in the
-- transaction that writes its document, and who is refused gives it back. A sequence keeps what it gave.
create table document_number (
  series text primary key check (series in ('order', 'service-order', 'receipt')),
  last_number bigint not null
);

-- The row stays locked until the transaction ends: take a number late.
create function next_document_number(wanted text) returns bigint language sql volatile as
  $$ update document_number set last_number = last_number + 1 where series = wanted returning last_number $$;

-- These wait for the orders in hand, so that the highest number is known.
alter table customer_order alter column id drop identity,
  alter column id set default next_document_number('order');
alter table service_order alter column id drop identity,
  alter column id set default next_document_number('service-order');
lock table credit_purchase, premium_place in share row exclusive mode;

insert into document_number
select 'order', coalesce(max(id), 0) from customer_order
union all
select 'service-order', coalesce(max(id), 0) from service_order
union all
select 'receipt', coalesce(max(receipt_number), 100000) from (
  select receipt_number from credit_purchase union all select receipt_number from premium_place
) receipts;

-- The database numbers receipts itself: the version before this one, which may still run, brings numbers of the
-- sequence `receipt_number`, which nobody else needs any more.
create function number_receipt() returns trigger language plpgsql as $$
begin
  new.receipt_number := next_document_number('receipt');
  return new;
end $$;
create trigger receipt_of_credits before update of transaction_id on credit_purchase
  for each row when (old.receipt_number is null and new.transaction_id is not null)
  execute function number_receipt();
-- What stands there by default is replaced, too.
alter table premium_place alter column receipt_number set default 0;
create trigger receipt_of_place before insert on premium_place
  for each row execute function number_receipt();
