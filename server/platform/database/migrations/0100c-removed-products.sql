-- When the team took a product down; its vendor cannot bring it back.
alter table product add column removed_at timestamptz;
