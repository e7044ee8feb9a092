select tell_changes_of('product', 'products', 'product',
  unseen => '{search_words, search_version, updated_at, popularity}', amounts => '{quantity}');
