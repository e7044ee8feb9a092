-- Areas have one decimal: 68,5 m².
alter table property alter column area type double precision;
alter table roommate_offer alter column room_area type double precision;
alter table interior_enquiry alter column area type double precision;
