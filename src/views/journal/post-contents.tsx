import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import type { PostHeading } from '../../core/journal/post.ts';
import { DownIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';

const Base = styled.div`
  & ol {
    display: grid;
    gap: var(--space-1);
  }
  & a {
    display: block;
    padding-block: var(--space-1);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & a:hover {
    color: var(--colour-action);
    text-decoration: underline;
  }
  & summary,
  & h2 {
    font-size: var(--text-md);
    font-weight: var(--weight-strong);
  }
  & h2 {
    margin-bottom: var(--space-3);
  }
  &[data-folded] {
    padding: 0 var(--space-5);
    border-radius: var(--radius);
    background: var(--colour-sunken);
    & summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: var(--space-12);
    }
    & ol {
      padding-bottom: var(--space-4);
    }
    & a {
      min-height: var(--target);
      padding-block: var(--space-2);
    }
  }
`;

type Props = { headings: readonly PostHeading[] };

export function PostContents({ headings }: Props) {
  const t = useTexts();
  return (
    <Base>
      <h2>{t('journal-contents')}</h2>
      <Headings headings={headings} />
    </Base>
  );
}

/** The same table of contents as a disclosure above the text, on narrow screens. */
export function FoldedContents({ headings }: Props) {
  const t = useTexts();
  return (
    <Base data-folded="">
      <details>
        <summary>
          {t('journal-contents')}
          <DownIcon />
        </summary>
        <Headings headings={headings} />
      </details>
    </Base>
  );
}

function Headings({ headings }: Props) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls without a history entry, so that "back" leads to the previous screen. */
function goTo(event: MouseEvent, id: string): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const part = document.getElementById(id);
  if (!plain || !part) return;
  event.preventDefault();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
