alter table review add column pictures jsonb not null default '[]';
create trigger pictures_released after delete on review
for each row when (old.pictures <> '[]') execute function release_pictures('review:');
