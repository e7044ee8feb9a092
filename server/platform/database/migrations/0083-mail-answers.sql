-- Answers that came by e-mail, by a hash of what tells each mail from all others: mail servers hand some over twice.
create table mail_answer (
  id bytea primary key,
  taken_at timestamptz not null
);
