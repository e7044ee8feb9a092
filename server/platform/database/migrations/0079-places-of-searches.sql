-- Where a home must lie: in one of the polygons drawn on the map, and near all of the places, each within so many kilometres
-- (in the town with a metro, in another large one, elsewhere).
alter table saved_search
  add column drawn polygon[],
  add column near point[],
  add column reach double precision[];
