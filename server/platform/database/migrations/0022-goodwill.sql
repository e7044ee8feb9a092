-- Amount that the team refunded without a change of the order, in stotinki. A later cancellation or return refunds
-- only the rest.
alter table vendor_order add column goodwill_amount integer not null default 0;
