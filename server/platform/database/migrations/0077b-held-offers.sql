-- The keys of the pictures for which an offer waits for the team; null when it does not.
alter table roommate_offer add column held_pictures text[];
