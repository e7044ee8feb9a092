import type { PostSummary } from '../../core/journal/post.ts';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

/** When a post came and how long it takes. */
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
