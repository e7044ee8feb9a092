alter table vendor validate constraint vendor_cutoff_hour;
