-- A vendor's orders are searched in listed_order since 0091; this one made every order longer.
drop index concurrently if exists vendor_order_line_by_title;
