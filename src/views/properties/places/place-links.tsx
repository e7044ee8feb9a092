import styled from '@emotion/styled';
import { Link } from '../../components/actions/link.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
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

/** Links to pages of places, in a line. */
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
