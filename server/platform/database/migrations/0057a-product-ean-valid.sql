alter table product validate constraint product_ean_check;
