import styled from '@emotion/styled';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-6);
  counter-reset: step;
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1) var(--space-4);
  }
  & > li::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: 48% 52% 50% 50% / 55% 52% 48% 45%;
    background: var(--colour-rose-soft);
    color: var(--colour-rose);
    font-weight: var(--weight-strong);
    font-size: var(--text-lg);
  }
  & h3 {
    font-size: var(--text-lg);
    align-self: center;
  }
  & p {
    color: var(--colour-ink-soft);
  }
`;

export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
