create trigger product_webhooks after update of quantity on product
  for each row when (old.quantity > 0 and new.quantity = 0 and new.deleted_at is null)
  execute function notify_webhooks_of_stock();
