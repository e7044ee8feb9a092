-- Size of products of the category without their own: lengths in mm, weight in g (SHIP-02).
alter table category add column usual_size jsonb;
