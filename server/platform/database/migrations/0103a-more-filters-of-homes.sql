-- Null until `listOldProperties` has written them. The total is rent and bills of an average month, in stotinki.
alter table listed_property
  add column floor smallint,
  add column available_from date,
  add column total_monthly integer;
