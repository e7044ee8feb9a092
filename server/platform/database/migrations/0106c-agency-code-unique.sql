create unique index concurrently if not exists property_agency_code on property (owner_id, agency_code)
  where agency_code is not null;
