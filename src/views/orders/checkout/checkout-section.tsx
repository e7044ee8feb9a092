import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { classNames } from '../../components/class-names.tsx';

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  & > .row > button {
    margin-block: calc(-1 * var(--space-2));
  }
  & .form-sheet {
    gap: var(--space-3);
  }
  @media (min-width: 56rem) {
    padding-block: var(--space-6);
    & .form-sheet {
      gap: var(--space-4);
    }
  }
`;

type Props = {
  title: string;
  lead?: ReactNode;
  /** Known data, shown instead of the fields; null where the fields are open. */
  summary: ReactNode | null;
  onOpen: () => void;
  children: ReactNode;
};

/** A section of the checkout: its fields, or a summary of known data with a button that opens them. */
export function CheckoutSection({ title, lead, summary, onOpen, children }: Props) {
  const t = useTexts();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const open = () => {
    onOpen();
    // The button disappears, so the focus moves to the first field.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('input, select')?.focus());
  };
  return (
    <Sheet as="section" role="group" aria-labelledby={id}>
      <Row spread>
        <h3 id={id}>{title}</h3>
        {summary && (
          <Button look="quiet" size="small" aria-describedby={id} onClick={open}>
            {t('checkout-change')}
          </Button>
        )}
      </Row>
      {lead && <Hint>{lead}</Hint>}
      {summary ?? (
        <div ref={fields} className={classNames('form-sheet')}>
          {children}
        </div>
      )}
    </Sheet>
  );
}
