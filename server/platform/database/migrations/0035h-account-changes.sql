-- Whoever has just signed up is on no page yet.
select tell_changes_of('account', '', 'person', unseen => '{email, phone, password_hash, google_subject,
  email_confirmed_at, language, marketing_opt_in, vendor_id, credits}');
