-- The number of the company behind an agency, empty where it names none, and when the team checked it.
alter table agency
  add column company_number text not null default '',
  add column company_verified_at timestamptz;
