-- A vendor's orders are searched in listed_order since 0091; this one made every order longer.
drop index concurrently if exists customer_order_by_buyer;
