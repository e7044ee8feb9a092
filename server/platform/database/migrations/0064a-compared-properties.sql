-- Homes of a district, or of all its city, and a type: what the fair price is counted of.
create index concurrently if not exists property_compared on property (city_id, type, district_id, created_at desc)
where status in ('active', 'rented') and deleted_at is null and removed_at is null and district_id is not null;
