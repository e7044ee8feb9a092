-- Names that say what is there (docs/glossary.md).
alter table picture rename column loose_since to orphaned_at;

alter table hand_over rename to session_transfer;
alter table session_transfer rename column belongings to payload;

alter table attempt rename column until to expires_at;

alter table newsletter_subscriber rename column farewell_token to unsubscribe_token;
