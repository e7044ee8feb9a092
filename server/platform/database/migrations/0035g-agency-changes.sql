select tell_changes_of('agency', 'agencies', 'person', key => 'account_id');
