-- The agency's own code of a listing, by which its import finds it again.
alter table property add column agency_code text;
