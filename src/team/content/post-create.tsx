import type { ReactNode } from 'react';
import { TextInput, Title, required } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import type { PostVersion } from '../../core/journal/post-version.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { VersionForm } from '../versions/version-form.tsx';
import { usePostLabels } from './post-form.tsx';
import { PostInputs } from './post-inputs.tsx';
import { newPost, postOf } from './post-record.ts';

type NewPost = PostVersion & { slug: string };

/** Form of a new blog post; its address is chosen once (TEAM-09). */
export function PostCreate(): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const labelOf = usePostLabels();
  const { operations, clock } = useTeam();
  return (
    <>
      <Title title={t('team-post-new')} />
      <VersionForm<NewPost>
        value={{ slug: '', ...newPost(sofiaDay(clock.now())) }}
        latest={0}
        versions={[]}
        canChange
        labelOf={labelOf}
        valueOf={(fields) => ({ slug: String(fields['slug'] ?? '').trim(), ...postOf(fields) })}
        publish={async ({ slug, ...value }, { validFrom, reason }) => {
          await operations.createTeamPost({ slug, value, validFrom, reason });
          await navigate(`/posts/${slug}/show`);
        }}
      >
        <TextInput
          source="slug"
          label="team-post-slug"
          helperText="team-post-slug-hint"
          validate={required()}
          sx={{ maxWidth: 560 }}
        />
        <PostInputs slug={null} canChange />
      </VersionForm>
    </>
  );
}
