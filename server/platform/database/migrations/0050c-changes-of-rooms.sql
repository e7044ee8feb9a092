-- Rooms that appear or change wait to be compared with the saved searches.
create trigger new_rooms_are_noted after insert on roommate_offer for each row when (
  new.status = 'active' and new.deleted_at is null
) execute function note_roommate_offers();
create trigger changed_rooms_are_noted after update on roommate_offer for each row when (
  new.status = 'active' and new.deleted_at is null and
  (old.status, old.deleted_at, old.price, old.city_id, old.latitude, old.longitude, old.university_id)
  is distinct from
  (new.status, new.deleted_at, new.price, new.city_id, new.latitude, new.longitude, new.university_id)
) execute function note_roommate_offers();
