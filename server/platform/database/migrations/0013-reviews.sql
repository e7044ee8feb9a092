-- Reviews of products, vendors, services and property owners by verified customers and viewing attendees (TRUST-04).
create table review (
  id bigint generated always as identity primary key,
  -- Reviewed subject, such as product-12, vendor-3, service-cleaning or owner-7. An owner's number is the account id.
  subject text not null,
  -- Vendor that can reply, for reviews of products and vendors.
  vendor_id bigint references vendor (id) on delete cascade,
  -- Account of the author. Both the account and the name become null when the account is deleted.
  account_id bigint references account (id) on delete set null,
  name text,
  stars smallint not null check (stars >= 1 and stars <= 5),
  text text not null,
  language text not null,
  status text not null default 'shown' check (status in ('shown', 'hidden')),
  -- Number of accounts that marked the review as helpful.
  helpful integer not null default 0,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz,
  pictures jsonb not null default '[]',
  unique (account_id, subject)
);
create index review_by_helpful on review (subject, helpful desc, id desc) where status = 'shown';
create index review_by_newest on review (subject, id desc) where status = 'shown';
create index review_by_stars on review (subject, stars, id desc) where status = 'shown';
create index review_of_vendor on review (vendor_id, id desc) where vendor_id is not null;

create table review_vote (
  review_id bigint not null references review (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, account_id)
);
create index review_vote_of_account on review_vote (account_id);

create table review_report (
  review_id bigint not null references review (id) on delete cascade,
  -- Hash of the reporter's account id, or of the IP address for visitors.
  reporter bytea not null,
  reason text not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  primary key (review_id, reporter)
);

-- Numbers of visible reviews with one, two, three, four and five stars.
create table review_summary (
  subject text primary key,
  stars integer[] not null
);

-- Public questions about products, with the vendor's answers (TRUST-04).
create table product_question (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id) on delete cascade,
  -- Account of the author. Both the account and the name become null when the account is deleted.
  account_id bigint references account (id) on delete set null,
  name text,
  text text not null,
  language text not null,
  status text not null default 'shown' check (status in ('shown', 'hidden')),
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, product_id, text)
);
create index product_question_by_newest on product_question (product_id, id desc) where status = 'shown';

create table product_question_report (
  question_id bigint not null references product_question (id) on delete cascade,
  -- Hash of the reporter's account id, or of the IP address for visitors.
  reporter bytea not null,
  reason text not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  primary key (question_id, reporter)
);

create trigger pictures_released after delete on review for each row when ((old.pictures <> '[]'::jsonb)) execute function release_pictures('review:');
select tell_changes_of('review', '', 'reviews', 'subject', '{account_id,vendor_id}');
select tell_changes_of('review_summary', '', 'reviews', 'subject');
select tell_changes_of('product_question', '', 'questions', 'product_id', '{account_id}');
