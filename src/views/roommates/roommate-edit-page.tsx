import { observer } from 'mobx-react-lite';
import type { RoommatePostScreen } from '../../view-models/roommates/roommate-post-screen.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { PostForm } from './editor/post-form.tsx';

/** Changes an offer (MATE-04). */
export const RoommateEditPage = observer(function RoommateEditPage({
  screen,
}: {
  screen: RoommatePostScreen;
}) {
  const t = useTexts();
  const { editor } = screen;
  if (!editor) return null;
  return (
    <ProfileFrame>
      <PageHeading title={t('post-title-edit')} lead={editor.savedTitle} />
      <PostForm editor={editor} />
    </ProfileFrame>
  );
});
