-- A shop has several accounts, each with a role (ROLE-04). `account_by_vendor` replaces the unique index.
alter table account
  -- Role in the shop of `vendor_id`. Without a meaning for an account without a shop.
  add column vendor_role text not null default 'owner',
  -- Time of joining the shop; null for the account that opened it.
  add column vendor_since timestamptz,
  add constraint account_vendor_role check (vendor_role in ('owner', 'orders', 'products')) not valid,
  drop constraint account_vendor_id_key;
