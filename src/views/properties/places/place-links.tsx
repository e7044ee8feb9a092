import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** In columns: lines of them would break elsewhere when the letters come, and move all that follows. */
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

/** Links to pages of places. */
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
