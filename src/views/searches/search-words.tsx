import styled from '@emotion/styled';

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > li {
    padding: var(--space-1) var(--space-3);
    border-radius: 2rem;
    background: var(--colour-action-soft);
    color: var(--colour-action);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

export function SearchWords({ words }: { words: readonly string[] }) {
  return (
    <Words>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </Words>
  );
}
