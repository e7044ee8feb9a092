-- Last day in Sofia on which the shop takes no orders. Null for a shop without a holiday.
alter table vendor add column holiday_until date;
