alter table property validate constraint property_balconies_check;
