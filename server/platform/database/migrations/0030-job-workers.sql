-- The workers of the job queue that live: one that has not told of itself for long is dead, and its jobs are free.
create table job_worker (
  id text primary key,
  beat_at timestamptz not null
);

-- When the mail server was about to be told that the mail ends: from here on it may have it.
alter table mail add column handed_over_at timestamptz;
