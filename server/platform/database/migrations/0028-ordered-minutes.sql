-- Minutes of work for one piece, one hour or 1 m² at the time of the order: the team may change the unit of a
-- service (TEAM-07). Null for lines of earlier versions.
alter table service_order_line add column minutes integer;
