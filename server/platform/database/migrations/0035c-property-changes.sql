-- Visits and favorites are counted all the time.
select tell_changes_of('property', 'properties', 'property',
  unseen => '{search_words, search_version, updated_at, asked_at, views, favorites}');
