import styled from '@emotion/styled';
import { useTexts } from './use-texts.ts';
import { Link } from './link.tsx';
import { CloseIcon } from './icons.tsx';

const Base = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-1) var(--space-3) var(--space-1) var(--space-4);
  border-radius: var(--radius-round);
  background: var(--colour-action-soft);
  color: var(--colour-ink);
  font-size: var(--text-sm);
  text-decoration: none;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
  &:focus-visible {
    border-radius: var(--radius-round);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--colour-sunken);
    }
  }
`;

/** A filter that is on; pressing it leads to the list without it. */
export function FilterTag({ label, to }: { label: string; to: string }) {
  const t = useTexts();
  return (
    <Base to={to} aria-label={t('remove-filter', { filter: label })}>
      {label}
      <CloseIcon />
    </Base>
  );
}
