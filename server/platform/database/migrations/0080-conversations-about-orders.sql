-- A conversation may be about a vendor's part of an order. The vendor stands here, too: an inbox is found by it, however many
-- orders there are; and a vendor without an account has a link of its own.
alter table conversation
  add column vendor_order_id bigint,
  add column vendor_id bigint,
  add column poster_token text,
  add constraint conversation_vendor_order_id_fkey foreign key (vendor_order_id) references vendor_order on delete cascade not valid,
  add constraint conversation_vendor_id_fkey foreign key (vendor_id) references vendor on delete cascade not valid,
  add constraint conversation_about check (num_nonnulls(offer_id, property_id, vendor_order_id) = 1) not valid,
  add constraint conversation_of_vendor check (num_nonnulls(vendor_order_id, vendor_id, poster_token) in (0, 3)) not valid,
  drop constraint conversation_subject;
