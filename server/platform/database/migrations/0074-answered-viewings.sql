-- When the owner first answered a request for a viewing; null for what was answered before this was kept.
alter table viewing_request add column answered_at timestamptz;
