create trigger vendor_order_webhooks after update of released_at, status, withdrawn_at on vendor_order
  for each row when (new.released_at is not null) execute function notify_webhooks_of_order();
