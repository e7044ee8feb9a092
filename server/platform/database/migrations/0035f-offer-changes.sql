select tell_changes_of('roommate_offer', 'offers', 'offer', unseen => '{updated_at}');
