import styled from '@emotion/styled';
import { useTexts } from '../components/use-texts.ts';

const Base = styled.svg`
  flex: none;
  width: auto;
  height: 1.1em;
  vertical-align: -0.15em;
  fill: var(--colour-line-strong);
  & > svg {
    fill: var(--colour-action);
  }
`;

export const STAR = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z';
const PLACES = [0, 24, 48, 72, 96];

/** Five stars with a text for screen readers. */
export function Stars({ value, isNamed = true }: { value: number; isNamed?: boolean }) {
  const t = useTexts();
  const five = PLACES.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
  const name = isNamed
    ? { role: 'img', 'aria-label': t('stars-of-five', { stars: value }) }
    : { 'aria-hidden': true };
  return (
    <Base viewBox="0 0 120 24" {...name}>
      {five}
      <svg width={value * 24} height="24" viewBox={`0 0 ${value * 24} 24`}>
        {five}
      </svg>
    </Base>
  );
}
