-- The telephones that an owner has offered homes by, each in one spelling: the account's, the agency's, and those in listings.
create table owner_phone (
  phone text not null,
  owner_id bigint not null references account on delete cascade,
  primary key (phone, owner_id)
);
create index owner_phone_of on owner_phone (owner_id);

-- Why a reader should be careful with an owner, until the team has looked at it.
create table owner_warning (
  owner_id bigint not null references account on delete cascade,
  warning text not null,
  -- The one that others offer homes by, too; empty for other warnings.
  phone text not null default '',
  created_at timestamptz not null,
  handled_at timestamptz,
  primary key (owner_id, warning)
);
select tell_changes_of('owner_warning', '', 'person', 'owner_id');
