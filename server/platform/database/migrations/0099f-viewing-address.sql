-- Street and number that the owner gives for a viewing (HOME-15).
alter table viewing_request add column address text not null default '';
