-- Tree, visibility and filters of categories, which the team changes (TEAM-07).
-- small: category
alter table category
  add column parent_id bigint references category (id),
  -- Flag for categories in visitors' lists; vendors may prepare products in the others.
  add column shown boolean not null default true,
  -- Flag for categories that may be promoted.
  add column on_promo boolean not null default true,
  -- Names of the filters that visitors see; null for all.
  add column filters text[];
