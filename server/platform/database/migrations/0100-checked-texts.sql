-- Progress of the check of texts published before the current rules, one row a kind (TRUST-06).
create table text_check (
  kind text primary key,
  -- Version of the rules that the texts are checked by.
  rules smallint not null,
  -- Everything up to this id has been checked.
  last_id bigint not null
);
