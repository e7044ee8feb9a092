-- So that a start finds at once whether any row is older than the bits.
create index concurrently if not exists listed_property_without_bits on listed_property (property_id)
  where choice_bits is null;
