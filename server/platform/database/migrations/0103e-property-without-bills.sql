-- So that a start finds at once whether the bills of any home are not computed yet.
create index concurrently if not exists property_without_bills on property (id)
  where monthly_bills is null and status = 'active' and deleted_at is null;
