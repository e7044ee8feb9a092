-- How a search is told of: by e-mail, by push messages, or both.
alter table saved_search add column channel text not null default 'email';
alter table saved_search add constraint saved_search_channel check (channel in ('email', 'push', 'both')) not valid;
