import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SearchGroupKind } from '../../../core/searches/site-search/site-search.ts';
import { COUNT_LIMIT } from '../../../core/shared/page.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import type { SearchBox, Suggestion } from '../../../view-models/site/search-box.ts';
import { CloseIcon, ReturnIcon, SearchIcon } from '../../components/icons.tsx';
import { useNumbers, useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import type { SuggestionListProps } from './search-form.tsx';
import { useService } from '../services.tsx';
import { useShown } from './suggestion-content.tsx';

/** Elements that the styles below name. */
const classes = {
  suggestionGroup: 'suggestion-group',
} as const;

const Panel = styled.div`
  position: absolute;
  z-index: var(--layer-menu);
  inset: calc(100% + var(--space-2)) 0 auto;
  max-height: min(34rem, 75dvh);
  padding: var(--space-2);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius);
  background: var(--colour-surface);
  box-shadow: var(--shadow-lg);
  text-align: start;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* On phones the list takes the whole width. */
  @media (max-width: 40rem) {
    .header & {
      position: fixed;
      inset: 3.75rem var(--space-2) auto;
      max-height: calc(100dvh - 9rem);
    }
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--colour-ink);
    cursor: pointer;
    & > svg {
      flex: none;
      color: var(--colour-ink-soft);
    }
    & > .picture {
      flex: none;
      width: 3rem;
    }
    & > span:not(.picture) {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & > i {
      display: grid;
      flex: none;
      place-items: center;
      width: var(--target);
      height: var(--target);
      margin-block: calc(-1 * var(--space-1));
    }
    &[data-active] {
      background: var(--colour-action-soft);
    }
  }
  & .${classes.suggestionGroup} {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-2) var(--space-1);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
    & > span {
      font-variant-numeric: tabular-nums;
      font-weight: var(--weight-regular);
    }
  }
  & > button {
    min-height: var(--target);
    padding-inline: var(--space-2);
    border: 0;
    background: none;
    color: var(--colour-action);
    font: inherit;
    text-decoration: underline;
  }
`;

/** Groups of results for the letters typed so far, or recent searches, below the field (SHOP-04). */
export const SuggestionList = observer(function SuggestionList({ box, id, onSearch }: SuggestionListProps) {
  const t = useTexts();
  const navigation = useService(Navigation);
  const show = useShown(box);
  const { sections, open, active } = box;
  const lines = sections.flatMap((section) => section.lines);
  const number = useNumbers();
  const counted = (total: number) =>
    total >= COUNT_LIMIT ? t('search-count-over', { limit: COUNT_LIMIT }) : number(total);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  if (!open || lines.length === 0) return <VisuallyHidden role="status" />;
  const isRecent = lines[0]?.kind === 'recent';
  const choose = (line: Suggestion) => {
    if ('text' in line) return onSearch(line.text);
    box.close();
    void navigation.go(show(line).to);
  };
  return (
    <>
      <VisuallyHidden role="status">{t('suggestions-count', { count: lines.length })}</VisuallyHidden>
      {/* Keeps the focus in the field; losing it closes the list. */}
      <Panel onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id={id} aria-label={t(isRecent ? 'suggestions-recent' : 'suggestions')}>
          {sections.map(({ kind, total, lines: own }) => (
            <div key={kind} role="group" aria-labelledby={isRecent ? undefined : `${id}-${kind}`}>
              {!isRecent && (
                <div className={classes.suggestionGroup} id={`${id}-${kind}`}>
                  {t(`search-group-${kind as SearchGroupKind}`)}
                  {total !== null && <span>{counted(total)}</span>}
                </div>
              )}
              {own.map((line) => {
                const index = lines.indexOf(line);
                return (
                  <Option
                    key={`${line.kind}-${index}`}
                    id={`${id}-${index}`}
                    line={line}
                    isActive={index === active}
                    onChoose={() => choose(line)}
                    onPoint={() => box.setActive(index)}
                    onForget={(text) => box.removeRecent(text)}
                  >
                    {'text' in line ? null : show(line).content}
                  </Option>
                );
              })}
            </div>
          ))}
        </div>
        {isRecent && (
          <button type="button" onClick={() => box.clearRecent()}>
            {t('suggestions-forget-all')}
          </button>
        )}
      </Panel>
    </>
  );
});

type OptionProps = {
  id: string;
  line: Suggestion;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
  onForget: (text: string) => void;
  children: ReactNode;
};

function Option({ id, line, isActive, onChoose, onPoint, onForget: onRemove, children }: OptionProps) {
  const t = useTexts();
  const isRecent = line.kind === 'recent';
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-description={isRecent ? t('suggestion-forget-by-key') : undefined}
      data-active={isActive ? '' : undefined}
      onClick={onChoose}
      onMouseMove={onPoint}
    >
      {'text' in line ? (
        <>
          {isRecent ? <ReturnIcon /> : <SearchIcon />}
          <span>{line.text}</span>
          {isRecent && (
            // For mouse and touch; the keyboard uses Delete.
            <i
              aria-hidden="true"
              title={t('suggestion-forget')}
              onClick={(event) => {
                event.stopPropagation();
                onRemove(line.text);
              }}
            >
              <CloseIcon />
            </i>
          )}
        </>
      ) : (
        children
      )}
    </div>
  );
}

/** Arrows move, Enter opens, Escape closes, Delete removes a recent search. */
export function press(event: KeyboardEvent, box: SearchBox, listId: string): void {
  const { activeLine } = box;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') box.move(event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'Escape' && box.open) box.close();
  else if (event.key === 'Delete' && activeLine?.kind === 'recent') box.removeRecent(activeLine.text);
  else if (event.key === 'Enter' && activeLine) document.getElementById(`${listId}-${box.active}`)?.click();
  else return;
  event.preventDefault();
}
