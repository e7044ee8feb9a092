-- The keys of the pictures for which a listing waits for the team; null when it does not.
alter table property add column held_pictures text[];
