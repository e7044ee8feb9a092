import styled from '@emotion/styled';
import { useTexts } from './use-texts.ts';

const Base = styled.progress`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-progress);
  width: 100%;
  height: 3px;
  border: 0;
  background: transparent;
  color: var(--colour-rose);
  appearance: none;
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: var(--colour-rose);
    transition: inline-size var(--motion);
  }
  &::-moz-progress-bar {
    background: var(--colour-rose);
  }
`;

/** NAV-15: a line on top of the page while `value` (0 to 100) is set. */
export function ProgressBar({ value }: { value: number | null }) {
  const t = useTexts();
  return value === null ? null : <Base max={100} value={value} aria-label={t('loading')} />;
}
