-- Members of the team and their sign-in to the back office (TEAM-01, TEAM-02).
create table team_member (
  account_id bigint primary key references account (id) on delete cascade,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['support', 'moderator', 'catalogue', 'services', 'finance', 'content', 'owner']
  ),
  created_at timestamptz not null default now(),
  -- A member without a second factor can set one up until then.
  enrol_until timestamptz not null,
  -- Base32; null until an authenticator is set up.
  totp_secret text,
  -- A new secret until its first code.
  totp_pending_secret text,
  -- Time step of the last accepted code: each code is accepted once.
  totp_last_step bigint
);

create table team_recovery_code (
  account_id bigint not null references team_member (account_id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table team_passkey (
  -- Credential id of the authenticator, base64url.
  id text primary key,
  account_id bigint not null references team_member (account_id) on delete cascade,
  -- Domain that the passkey belongs to.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index team_passkey_of_account on team_passkey (account_id);

create table team_session (
  token_hash bytea primary key,
  account_id bigint not null references team_member (account_id) on delete cascade,
  -- False between password and second factor.
  is_complete boolean not null default false,
  -- Challenge of a passkey that is being used or created.
  challenge text,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index team_session_of_account on team_session (account_id);
create index team_session_by_end on team_session (expires_at);
