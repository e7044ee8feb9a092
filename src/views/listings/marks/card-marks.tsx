import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MarkedKind } from '../../../core/properties/marks/listing-marks.ts';
import { Button } from '../../components/actions/button.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useListingMarks } from './use-listing-marks.ts';
import { classNames } from '../../components/class-names.tsx';

export interface CardMarksProps {
  kind: MarkedKind;
  id: number;
  title: string;
  children?: ReactNode;
}

/**
 * Marks of a card: "seen" over it, a "not for me" button below it. A hidden card becomes a line that brings
 * it back (FIND-07). Use inside a `ComparedItem`.
 */
export const CardMarks = observer(function CardMarks({ kind, id, title, children }: CardMarksProps) {
  const t = useTexts();
  const marks = useListingMarks();
  const isHidden = marks?.isHidden(kind, id) ?? false;
  const { hide, back, isPressed, mayShrink } = useCoveredCard(isHidden);
  return (
    <>
      <div className={classNames('card-choices')}>
        {children}
        <Button
          ref={hide}
          look="quiet"
          size="small"
          onClick={() => {
            isPressed.current = true;
            marks?.hide(kind, id);
          }}
        >
          {t('not-for-me')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      {marks?.isSeen(kind, id) && (
        <div className={classNames('seen-mark')}>
          <Badge>{t(`seen-${kind}`)}</Badge>
        </div>
      )}
      {isHidden && (
        <div className={classNames('hidden-card')} data-small={mayShrink ? '' : undefined}>
          <p>{t('hidden-as-not-for-me', { title })}</p>
          <Button
            ref={back}
            look="secondary"
            size="small"
            onClick={() => {
              isPressed.current = true;
              marks?.restore(kind, id);
            }}
          >
            {t('bring-back')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
});

/**
 * The pressed button disappears; the button that reverses it gets the focus. A card that was hidden before
 * keeps its size while it is visible, so that nothing moves.
 */
function useCoveredCard(isHidden: boolean) {
  const hide = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const [mayShrink, setMayShrink] = useState(false);
  useEffect(() => {
    const box = hide.current?.closest('li')?.getBoundingClientRect();
    const isInSight = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
    setMayShrink(isHidden && (isPressed.current || !isInSight));
    if (isPressed.current) (isHidden ? back : hide).current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isHidden]);
  return { hide, back, isPressed, mayShrink };
}
