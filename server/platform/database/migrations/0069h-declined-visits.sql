create index concurrently if not exists service_booking_declined on service_booking (order_id) where declined_at is not null;
