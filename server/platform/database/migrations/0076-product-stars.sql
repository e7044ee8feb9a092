-- What lists need to know of a product's reviews; written with `review_summary`, by the same transaction.
alter table product
  -- How many shown reviews gave one star, two, … five.
  add column stars integer[] not null default '{0,0,0,0,0}',
  -- The Bayesian mean in thousandths of a star: what nobody has reviewed counts as four.
  add column rating integer not null default 4000,
  -- By the mean that people read.
  add column highly_rated boolean not null default false;
