-- Homes that appear or change wait to be compared with the saved searches.
create trigger new_homes_are_noted after insert on listed_property
referencing new table as written for each statement execute function note_listed_properties();
create trigger changed_homes_are_noted after update on listed_property for each row when (
  (old.price, old.area, old.latitude, old.longitude, old.choices, old.words)
  is distinct from (new.price, new.area, new.latitude, new.longitude, new.choices, new.words)
) execute function note_listed_properties();
