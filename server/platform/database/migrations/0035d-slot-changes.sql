select tell_changes_of('viewing_slot', '', 'property', key => 'property_id');
