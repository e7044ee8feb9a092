import styled from '@emotion/styled';
import { DownIcon } from '../components/icons.tsx';

const List = styled.div`
  max-width: var(--width-narrow);
  & > details {
    border-bottom: 1px solid var(--colour-line);
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--space-12);
    padding-block: var(--space-3);
    font-weight: var(--weight-strong);
  }
  & p {
    max-width: var(--width-text);
    padding-bottom: var(--space-5);
    color: var(--colour-ink-soft);
  }
`;

/** Questions with answers as disclosures; they open without a script. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <DownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}
