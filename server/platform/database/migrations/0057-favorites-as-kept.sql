-- How a favorite stood when it was kept, and as its person knows it: title, price (stotinki) and state.
alter table account_favorite
  add column as_kept jsonb,
  add column as_known jsonb;
