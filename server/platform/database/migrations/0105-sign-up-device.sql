-- Hash of the secret in the browser that signed up: the confirmation link signs in there (AUTH-10).
alter table account_token add column device_hash bytea;
