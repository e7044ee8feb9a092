create trigger shipment_webhooks after update of status on shipment
  for each row when (old.status <> new.status) execute function notify_webhooks_of_parcel();
