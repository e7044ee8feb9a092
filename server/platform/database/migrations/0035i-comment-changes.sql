select tell_changes_of('post_comment', 'comments', unseen => '{email, held_for}');
