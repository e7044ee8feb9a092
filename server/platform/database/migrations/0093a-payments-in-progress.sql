-- The provider has the buyer's confirmation and waits for the money.
alter table payment add column processing boolean not null default false;
