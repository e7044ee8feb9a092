import styled from '@emotion/styled';

/** Class of the text beside the picture. */
export const ownCardText = 'own-text';

/** A card in the list of one's own listings or products: picture, state and actions. */
export const OwnCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);
  padding: var(--space-3);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  @media (min-width: 44rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  & > .${ownCardText} {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-1);
  }
  & h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
    & a {
      color: inherit;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
