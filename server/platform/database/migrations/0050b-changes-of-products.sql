-- Products that appear or change wait to be compared with the saved searches; how popular they are changes nothing.
create trigger new_products_are_noted after insert on listed_product
referencing new table as written for each statement execute function note_listed_products();
create trigger changed_products_are_noted after update on listed_product for each row when (
  (old.current_price, old.terms) is distinct from (new.current_price, new.terms)
) execute function note_listed_products();
