-- When the team took a shop down, with the products that have the same time.
alter table vendor add column removed_at timestamptz;
