alter table account validate constraint account_vendor_role;
