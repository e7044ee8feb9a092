-- The same for offers of rooms.
alter table roommate_offer add column similar_approved_at timestamptz;
