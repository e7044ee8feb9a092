import styled from '@emotion/styled';
import { useRef } from 'react';
import { Row } from '../layout.tsx';
import { Button } from './button.tsx';

const Choice = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    text-decoration: underline;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > p {
    margin-bottom: var(--space-2);
  }
  @media (scripting: none) {
    display: none;
  }
`;

type ReportChoiceProps<Reason extends string> = {
  label: string;
  /** Text for screen readers: the author of the reported text. */
  about: string;
  question: string;
  reasons: readonly Reason[];
  textOf: (reason: Reason) => string;
  onReport: (reason: Reason) => void;
};

/** A disclosure with reasons for a report; it closes after the choice. */
export function ReportChoice<Reason extends string>(props: ReportChoiceProps<Reason>) {
  const { label, about, question, reasons, textOf, onReport } = props;
  const box = useRef<HTMLDetailsElement>(null);
  return (
    <Choice ref={box}>
      <summary aria-label={about}>{label}</summary>
      <p>{question}</p>
      <Row>
        {reasons.map((reason) => (
          <Button
            key={reason}
            look="secondary"
            size="small"
            onClick={() => {
              if (box.current) box.current.open = false;
              onReport(reason);
            }}
          >
            {textOf(reason)}
          </Button>
        ))}
      </Row>
    </Choice>
  );
}
