-- When a code sent to the account's telephone was typed; null once the number is another one.
alter table account add column phone_verified_at timestamptz;
