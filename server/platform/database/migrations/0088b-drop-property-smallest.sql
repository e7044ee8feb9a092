-- See 0088.
drop index concurrently if exists property_smallest;
