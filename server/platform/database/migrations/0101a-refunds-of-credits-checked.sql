-- Of the columns that 0101 added.
alter table refund validate constraint refund_credit_purchase_id_fkey, validate constraint refund_subject;
