import type { ReactNode } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { Language } from '../../core/shared/language.ts';
import type { PostFields, PostVersion } from '../../core/journal/post-version.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { VersionForm } from '../versions/version-form.tsx';
import { PostInputs } from './post-inputs.tsx';
import { postOf } from './post-record.ts';
import type { PostRecord } from './post-record.ts';

/** A blog post with its versions; hiding it is a version too (TEAM-09). */
export function PostForm(): ReactNode {
  const refresh = useRefresh();
  const { operations } = useTeam();
  const labelOf = usePostLabels();
  const record = useRecordContext<PostRecord>();
  const canChange = usePermitted('posts.write');
  // A row of the list is shown first, until the whole record is read.
  if (!record || !('versions' in record)) return null;
  const { slug, current, latest, versions } = record;
  return (
    <VersionForm<PostVersion>
      value={current}
      latest={latest}
      versions={versions}
      canChange={canChange}
      labelOf={labelOf}
      valueOf={postOf}
      publish={async (value, change) => {
        await operations.changeTeamPost({ slug, value, ...change });
        refresh();
      }}
    >
      <PostInputs slug={slug} canChange={canChange} />
    </VersionForm>
  );
}

type PostField = Exclude<keyof PostVersion, Language>;

/** Returns the names of a post's fields by their paths, such as `bg.title` and `cover.url`. */
export function usePostLabels(): (path: string) => string {
  const t = useTexts();
  return (path) => {
    const [first = '', field] = path.split('.');
    return first === 'bg' || first === 'en'
      ? `${t(`team-post-${field as keyof PostFields}`)} (${t(`team-in-${first}`)})`
      : t(`team-post-${first as PostField}`);
  };
}
