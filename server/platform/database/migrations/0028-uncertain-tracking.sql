-- Addresses of parcels that were guessed: of these couriers the number alone is shown.
update vendor_order set tracking = jsonb_set(tracking, '{url}', 'null')
where tracking ->> 'courier' in ('box-now', 'bulgarian-posts');
