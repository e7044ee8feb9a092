create trigger changed_orders_have_documents after update on vendor_order for each row when (
  new.released_at is not null and (old.status, old.products_amount, old.delivery_amount, old.goodwill_amount, old.released_at)
    is distinct from (new.status, new.products_amount, new.delivery_amount, new.goodwill_amount, new.released_at)
) execute function mark_due_document();
