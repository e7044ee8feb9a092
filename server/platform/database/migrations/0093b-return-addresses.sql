-- Where a vendor takes goods back; empty: at the company's address. Whoever pays for sending them back.
alter table vendor
  add column return_address text not null default '',
  add column pays_returns boolean not null default false;
