import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** Columns, because lines of links would wrap differently when the font arrives. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 45%), 1fr));
  gap: 0 var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

export function PlaceLinks({ items }: { items: readonly { name: string; to: string }[] }) {
  return (
    <List>
      {items.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </List>
  );
}
