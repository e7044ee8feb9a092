import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { MAX_COMPARED, MIN_COMPARED } from '../../core/site/comparison.ts';
import type { ComparedKind } from '../../core/site/comparison.ts';
import type { PathName } from '../../core/site/routes.ts';
import type { ComparisonChoice } from '../../view-models/comparison/comparison-choice.ts';
import { ComparisonOpener } from '../../view-models/comparison/comparison-opener.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLoading } from '../shell/lazy-modal.tsx';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { COMPARE_FORM } from './compare-box.tsx';

/** Comparison page of each kind. */
export const COMPARISON_ROUTES = {
  properties: 'ComparedProperties',
  products: 'ComparedProducts',
} as const satisfies Record<ComparedKind, PathName>;

const Bar = styled.form`
  position: sticky;
  z-index: var(--layer-bar);
  bottom: calc(var(--space-3) + var(--notice, 0rem));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  width: fit-content;
  max-width: 100%;
  margin: var(--space-4) auto 0;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow);
  & > div {
    display: flex;
    gap: var(--space-2);
  }
  /* Above the bottom bar of phones. */
  @media (max-width: 59.99rem) {
    bottom: calc(3.25rem + var(--space-3) + var(--notice, 0rem) + env(safe-area-inset-bottom));
  }
  &[data-empty] {
    display: none;
  }
  /* Without scripts the checkboxes are sent as a plain form. */
  @media (scripting: none) {
    body:has(input[form='${COMPARE_FORM}']:checked) & {
      display: flex;
    }
  }
`;

export interface CompareBarProps {
  kind: ComparedKind;
  /** Items on the page, whose boxes are checked from the stored choice. */
  listed: readonly unknown[];
}

/**
 * Bar at the bottom of the window with the compared items and a link to the comparison; hidden when empty.
 */
export const CompareBar = observer(function CompareBar({ kind, listed }: CompareBarProps) {
  const t = useTexts();
  const links = useLinks();
  const [form, choice] = useChosenBoxes(kind, listed);
  const ids = choice?.[kind].ids ?? [];
  const count = ids.length;
  const route = COMPARISON_ROUTES[kind];
  return (
    <Bar
      ref={form}
      id={COMPARE_FORM}
      data-above-notice=""
      action={links(route)}
      data-empty={count === 0 ? '' : undefined}
      autoComplete="off"
    >
      <span role="status">
        {count === MAX_COMPARED ? t('comparison-full', { count }) : t('comparison-chosen', { count })}
      </span>
      <div>
        {count > 0 && (
          <Button look="quiet" size="small" onClick={() => choice?.clear(kind)}>
            {t('clear')}
          </Button>
        )}
        {count >= MIN_COMPARED ? (
          <LinkButton size="small" to={links(route, {}, { id: ids.map(String) })}>
            {t('compare')}
          </LinkButton>
        ) : (
          <Button type="submit" size="small" disabled={count > 0}>
            {t('compare')}
          </Button>
        )}
      </div>
    </Bar>
  );
});

/** Synchronises the checkboxes with the stored choice. */
function useChosenBoxes(kind: ComparedKind, listed: readonly unknown[]) {
  const form = useRef<HTMLFormElement>(null);
  const opener = useService(ComparisonOpener);
  const [choice, setChoice] = useState<ComparisonChoice | null>(null);
  useLoading(() => opener.open(), setChoice);
  useEffect(() => {
    if (!choice) return;
    const choose = (box: HTMLInputElement) => choice.toggle(kind, Number(box.value), categoryOf(box));
    // Boxes may have been checked before hydration.
    for (const box of boxesOf(form.current))
      if (box.checked && !choice.has(kind, Number(box.value))) choose(box);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === form.current) choose(target);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [choice, kind]);
  const ids = choice?.[kind].ids;
  // Runs again for another list, whose boxes are new.
  useEffect(() => {
    if (!choice || !ids || !listed) return;
    for (const box of boxesOf(form.current)) {
      box.checked = ids.includes(Number(box.value));
      box.disabled = !box.checked && choice.isFull(kind, categoryOf(box));
    }
  }, [choice, ids, kind, listed]);
  return [form, choice] as const;
}

const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);

const categoryOf = ({ dataset: { category } }: HTMLInputElement) =>
  category === undefined ? null : Number(category);
