-- What those who received, were served or came say of products, vendors, services and owners.
create table review (
  id bigint generated always as identity primary key,
  -- product-12, vendor-3, service-cleaning, owner-7: the owner's account.
  subject text not null,
  -- Who answers for a product, and for a vendor.
  vendor_id bigint references vendor on delete cascade,
  -- Null, as the name, once the account was deleted.
  account_id bigint references account on delete set null,
  name text,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  language text not null,
  status text not null default 'shown' check (status in ('shown', 'hidden')),
  -- Accounts that find it helpful.
  helpful integer not null default 0,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (account_id, subject)
);
create index review_by_helpful on review (subject, helpful desc, id desc) where status = 'shown';
create index review_by_newest on review (subject, id desc) where status = 'shown';
create index review_by_stars on review (subject, stars, id desc) where status = 'shown';
create index review_of_vendor on review (vendor_id, id desc) where vendor_id is not null;

create table review_vote (
  review_id bigint not null references review on delete cascade,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, account_id)
);
create index review_vote_of_account on review_vote (account_id);

create table review_report (
  review_id bigint not null references review on delete cascade,
  -- A hash of the account, or of the network address.
  reporter bytea not null,
  reason text not null,
  created_at timestamptz not null,
  -- The team has looked at it.
  handled_at timestamptz,
  primary key (review_id, reporter)
);

-- How many shown reviews gave one star, two, … five.
create table review_summary (
  subject text primary key,
  stars integer[] not null
);

select tell_changes_of('review', '', 'reviews', 'subject', unseen => '{account_id, vendor_id}');
select tell_changes_of('review_summary', '', 'reviews', 'subject');
