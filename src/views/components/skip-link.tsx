import styled from '@emotion/styled';
import { useTexts } from './use-texts.ts';

const Base = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--layer-skip);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-round);
  background: var(--colour-ink);
  color: var(--colour-paper);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** First in the page; the target needs `tabIndex={-1}`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useTexts();
  return (
    <Base href={`#${target}`} data-print="hide">
      {t('skip-to-content')}
    </Base>
  );
}
