-- The last code that was sent to the telephone of an account, as a slow hash: six digits are soon tried.
create table phone_code (
  account_id bigint primary key references account on delete cascade,
  phone text not null,
  code_hash text not null,
  expires_at timestamptz not null
);
