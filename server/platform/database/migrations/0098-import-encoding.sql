-- small: product_import
-- Encoding in which the file was read, the one that the vendor chose, and texts by which a person sees that it is right.
alter table product_import
  add column encoding text,
  add column chosen_encoding text,
  add column encoding_sample jsonb not null default '[]';
