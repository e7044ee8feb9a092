import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { reviewedKind } from '../../core/reviews/review.ts';
import type { Review } from '../../core/reviews/review.ts';
import { PictureLinks } from '../components/content/picture-links.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { Stars } from './stars.tsx';

const Item = styled.article`
  display: grid;
  gap: var(--space-2);
  max-width: var(--width-text);
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  & > strong {
    color: var(--colour-ink);
    font-size: var(--text-md);
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--colour-action);
  }
`;

export const Reply = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  border-inline-start: 3px solid var(--colour-action);
  background: var(--colour-sunken);
  & > p {
    margin-top: var(--space-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & time {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
`;

type Props = {
  subject: string;
  review: Omit<Review, 'name' | 'helpful'> & { name?: string | null };
  children?: ReactNode;
};

/** A review with its verification and the answer. */
export function ReviewItem({ subject, review, children }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { name, stars, text, pictures, language, at, changedAt, reply, warnings } = review;
  const kind = reviewedKind(subject);
  return (
    <Item>
      <Facts>
        <Stars value={stars} />
        {name !== undefined && <strong>{name ?? t('conversation-gone')}</strong>}
        <time dateTime={at}>{dates.day(at)}</time>
        {changedAt && <span>{t('review-changed', { day: dates.day(changedAt) })}</span>}
        <span>
          <CheckIcon />
          {t(`review-verified-${kind}`)}
        </span>
      </Facts>
      <LazyReaderWarnings warnings={warnings} offered="goods" />
      <p dir="auto" lang={language}>
        {text}
      </p>
      {pictures.length > 0 && <PictureLinks pictures={pictures} />}
      {reply && (
        <Reply>
          <strong>{t(`review-reply-by-${kind}`)}</strong>{' '}
          <time dateTime={reply.at}>{dates.day(reply.at)}</time>
          <LazyReaderWarnings warnings={reply.warnings} offered="goods" />
          <p dir="auto">{reply.text}</p>
        </Reply>
      )}
      {children}
    </Item>
  );
}
