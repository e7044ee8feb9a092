alter table post_comment validate constraint post_comment_held_for;
