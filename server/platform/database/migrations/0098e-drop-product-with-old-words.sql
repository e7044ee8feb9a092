drop index concurrently if exists product_with_old_words;
