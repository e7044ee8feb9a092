create index concurrently if not exists product_import_failed on product_import (id) where status = 'failed';
