import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { COMMENT_REPORT_REASONS } from '../../core/journal/comment-rules.ts';
import type { Comment } from '../../core/journal/comment.ts';
import type { PostComments as Comments } from '../../view-models/journal/post-comments.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Button } from '../components/actions/button.tsx';
import { ReportChoice } from '../components/actions/report-choice.tsx';
import { Row } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

const List = styled.ol`
  max-width: var(--width-text);
  & > li {
    padding-block: var(--space-5);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li > p {
    margin-block: var(--space-2);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Writer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  & > strong {
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  & > time {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
`;

const More = styled.p`
  margin-top: var(--space-5);
  @media (scripting: none) {
    display: none;
  }
`;

const LIST = 'comments';

/** The pressed button disappears with its comment. */
const goToList = () => document.getElementById(LIST)?.focus();

type Props = { comments: Comments };
type OneProps = Props & { comment: Comment };

/** Comments below an article, the newest first (BLOG-02). */
export const PostComments = observer(function PostComments({ comments }: Props) {
  const t = useTexts();
  const { total, hasMore, loading } = comments;
  return (
    <Section title={total > 0 ? t('comments-title-count', { count: total }) : t('comments-title')}>
      {comments.comments.length > 0 ? (
        <List id={LIST} tabIndex={-1}>
          {comments.comments.map((comment) => (
            <OneComment key={comment.id} comments={comments} comment={comment} />
          ))}
        </List>
      ) : (
        <p id={LIST} tabIndex={-1}>
          {t('comments-none')}
        </p>
      )}
      {hasMore && (
        <More>
          <Button look="secondary" busy={loading} onClick={() => void comments.more()}>
            {t('comments-more')}
          </Button>
        </More>
      )}
    </Section>
  );
});

const OneComment = observer(function OneComment({ comments, comment }: OneProps) {
  const t = useTexts();
  const dates = useDates();
  const { name, text, language, at, status, own } = comment;
  return (
    <li>
      <Writer>
        <strong>{name}</strong>
        <time dateTime={at}>{dates.day(at)}</time>
        {own && <Badge>{t(status === 'held' ? 'comment-held-mark' : 'comment-own-mark')}</Badge>}
      </Writer>
      <p dir="auto" lang={language}>
        {text}
      </p>
      {own ? (
        <Removal comments={comments} comment={comment} />
      ) : (
        <ReportChoice
          label={t('comment-report')}
          about={t('comment-report-about', { name })}
          question={t('comment-report-why')}
          reasons={COMMENT_REPORT_REASONS}
          textOf={(reason) => t(`comment-report-${reason}`)}
          onReport={(reason) => void comments.report(comment.id, reason)}
        />
      )}
    </li>
  );
});

/** Deletes the reader's own comment after a confirmation. */
const Removal = observer(function Removal({ comments, comment: { id } }: OneProps) {
  const t = useTexts();
  const isConfirming = comments.removing === id;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) yes.current?.focus();
  }, [isConfirming]);
  if (!isConfirming) {
    return (
      <Button look="quiet" size="small" onClick={() => comments.confirmRemove(id)}>
        {t('comment-remove')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('comment-remove-sure')}>
      <p>{t('comment-remove-sure')}</p>
      <Row>
        <Button ref={yes} look="danger" size="small" onClick={() => void comments.remove(id).then(goToList)}>
          {t('comment-remove-yes')}
        </Button>
        <Button look="quiet" size="small" onClick={() => comments.confirmRemove(null)}>
          {t('comment-remove-no')}
        </Button>
      </Row>
    </div>
  );
});
