-- Cards of homes and rooms show warnings about their owner.
create function tell_listings() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'properties offers');
  return null;
end $$;
create trigger cards_told after insert or update or delete on owner_warning
  for each statement execute function tell_listings();
