-- Public questions about products, and the vendor's answers (TRUST-04).
create table product_question (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  -- Null, as the name, once the account was deleted.
  account_id bigint references account on delete set null,
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
  question_id bigint not null references product_question on delete cascade,
  -- A hash of the account, or of the network address.
  reporter bytea not null,
  reason text not null,
  created_at timestamptz not null,
  -- The team has looked at it.
  handled_at timestamptz,
  primary key (question_id, reporter)
);

select tell_changes_of('product_question', '', 'questions', 'product_id', unseen => '{account_id}');
