select tell_changes_of('vendor', 'vendors');
