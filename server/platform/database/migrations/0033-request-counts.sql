-- How many requests came from where in the window that runs, for all processes together. Not in the log: each is over in
-- a minute, and after a crash of the database it begins anew.
create unlogged table request_count (
  -- A hash of what is counted, which holds an address.
  subject bytea primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
