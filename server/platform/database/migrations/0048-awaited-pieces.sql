create index concurrently if not exists vendor_order_line_awaited on vendor_order_line (vendor_order_id) where withdrawn_quantity > returned_quantity;
