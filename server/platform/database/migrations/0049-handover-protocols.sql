-- What was handed over with a home, and the document that both sides got: neither changes afterwards.
create table handover_protocol (
  account_id bigint not null references account on delete cascade,
  id text not null,
  content jsonb not null,
  document bytea not null,
  made_at timestamptz not null,
  primary key (account_id, id)
);
