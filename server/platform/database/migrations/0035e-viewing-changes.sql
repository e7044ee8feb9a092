-- Times that are free no longer, or again.
select tell_changes_of('viewing_request', '', 'property', key => 'property_id',
  unseen => '{token, contact_name, contact_phone, contact_email, question, note, sequence, updated_at}');
