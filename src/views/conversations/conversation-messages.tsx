import styled from '@emotion/styled';
import { useEffect, useMemo, useRef } from 'react';
import type { Conversation } from '../../core/conversations/conversation.ts';
import { warningsFor } from '../../core/conversations/message-warnings.ts';
import { PictureLinks } from '../components/content/picture-links.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useDates } from '../shell/use-page-language.ts';

const Log = styled.div`
  max-height: 60dvh;
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & > ol > li {
    justify-self: start;
    max-width: min(90%, 34rem);
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-lg);
    border-end-start-radius: var(--space-1);
    background: var(--colour-sunken);
    overflow-wrap: anywhere;
  }
  & > ol > li[data-own] {
    justify-self: end;
    border-end-start-radius: var(--radius-lg);
    border-end-end-radius: var(--space-1);
    background: var(--colour-action-soft);
  }
  & p {
    white-space: pre-wrap;
  }
  & time {
    color: var(--colour-ink-soft);
    font-size: var(--text-xs);
  }
`;

/** All messages, scrolled to the latest; new ones are announced. */
export function ConversationMessages({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const dates = useDates();
  const log = useRef<HTMLDivElement>(null);
  const { messages, side, other, subject } = conversation;
  const last = messages.at(-1)?.id;
  const warnings = useMemo(
    () => warningsFor({ reader: side, about: subject.kind }, messages),
    [side, subject.kind, messages],
  );
  useEffect(() => {
    const { current } = log;
    if (current && last !== undefined) current.scrollTop = current.scrollHeight;
  }, [last]);
  return (
    // Focusable, because it scrolls.
    <Log ref={log} tabIndex={0} role="log" aria-label={t('conversation-messages')}>
      <ol>
        {messages.map(({ id, author, text, pictures, at }) => (
          <li key={id} data-own={author === side ? '' : undefined}>
            <VisuallyHidden>
              {author === side ? t('conversation-you') : (other.name ?? t('conversation-gone'))}:{' '}
            </VisuallyHidden>
            {text !== '' && <p>{text}</p>}
            {pictures.length > 0 && <PictureLinks pictures={pictures} />}
            <time dateTime={at}>{dates.moment(at)}</time>
            {warnings.get(id)?.map((warning) => (
              <Alert key={warning} kind="warning" title={t(`message-warning-${warning}`)}>
                {t(`message-warning-${warning}-text`)}
              </Alert>
            ))}
          </li>
        ))}
      </ol>
    </Log>
  );
}
