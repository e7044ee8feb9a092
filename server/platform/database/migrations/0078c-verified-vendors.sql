-- small: vendor
-- When the team checked the company; null once its name or number is another one.
alter table vendor add column company_verified_at timestamptz;
