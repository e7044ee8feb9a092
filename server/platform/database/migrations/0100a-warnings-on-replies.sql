-- A seller's reply to a review can have warnings of its own; its id is the review's.
alter table listing_warning drop constraint listing_warning_kind_check;
alter table listing_warning add constraint listing_warning_kind_check
  check (kind in ('home', 'offer', 'product', 'vendor', 'review', 'reply')) not valid;
