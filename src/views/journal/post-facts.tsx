import type { PostSummary } from '../../core/journal/post.ts';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

/** Date and reading time of an article. */
export function PostFacts({ post: { publishedAt, readingMinutes } }: { post: PostSummary }) {
  const t = useTexts();
  const dates = useDates();
  return (
    <>
      <time dateTime={publishedAt}>{dates.day(publishedAt)}</time>
      {' · '}
      {t('journal-reading-minutes', { count: readingMinutes })}
    </>
  );
}
