import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Replaced } from '../../core/services/service-selection.ts';
import type { ChoiceNotice as Notice, ServiceChoice } from '../../view-models/services/service-choice.ts';
import { Button } from '../components/actions/button.tsx';
import { InfoIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import type { TextOf } from '../components/use-texts.ts';

const Box = styled.div`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-bottom: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    background: var(--colour-terracotta-soft);
    font-size: var(--text-sm);
  }
  & > div[data-quiet] {
    background: var(--colour-sunken);
  }
  & > div > p {
    flex: 1 1 12rem;
  }
  & > div > svg {
    flex: none;
    color: var(--colour-terracotta);
  }
`;

/** Id of the message that the work is too long for a day. */
export const TOO_LONG = 'choice-too-long';

const isImportant = ({ kind }: Notice): boolean => kind === 'replaced' || kind === 'not-added';

/** Says which services replaced others, with an undo button (SERV-03 to SERV-05); announced politely. */
export const ChoiceNotice = observer(function ChoiceNotice({
  choice,
}: {
  choice: Pick<ServiceChoice, 'notice' | 'tooLong' | 'undo'> & Partial<Pick<ServiceChoice, 'allowBoth'>>;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { notice, tooLong } = choice;
  useEffect(() => {
    // The pressed button disappears; the undo button gets the focus.
    if (!notice || document.activeElement !== document.body) return;
    const place = box.current?.querySelector('button') ?? box.current;
    place?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      {notice && (
        <div data-quiet={isImportant(notice) ? undefined : ''}>
          {isImportant(notice) && <InfoIcon />}
          <p>{textOf(notice, t)}</p>
          {'both' in notice && notice.both && (
            <Button look="secondary" size="small" onClick={() => choice.allowBoth?.()}>
              {t('services-keep-both')}
            </Button>
          )}
          {'before' in notice && (
            <Button look="secondary" size="small" onClick={() => choice.undo()}>
              {t('undo-remove')}
            </Button>
          )}
        </div>
      )}
      {tooLong.length > 0 && (
        <div id={TOO_LONG}>
          <InfoIcon />
          <p>{tooLong.map((kind) => t(`services-too-long-${kind}`)).join(' ')}</p>
        </div>
      )}
    </Box>
  );
});

function textOf(notice: Notice, t: TextOf): string {
  if (notice.kind === 'undone') return t('services-undone');
  if (notice.kind === 'not-added')
    return t(`services-not-added-${notice.why}`, { name: notice.service.name });
  if (notice.kind === 'removed') return t('services-removed', { name: notice.service.name });
  const reasons = new Map<Replaced['why'], string[]>();
  for (const { why, service } of notice.replaced) {
    reasons.set(why, [...(reasons.get(why) ?? []), service.name]);
  }
  return [...reasons]
    .map(([why, names]) =>
      t(`services-replaced-${why}`, { added: notice.added.name, names: names.join(', ') }),
    )
    .join(' ');
}
