import styled from '@emotion/styled';

export type SkeletonShape = 'text' | 'short' | 'title' | 'button' | 'square' | 'wide' | 'round';

const Base = styled.span`
  display: block;
  height: 1em;
  margin-block: 0.275em;
  border-radius: var(--radius-sm);
  background: var(--colour-sunken);
  animation: uyut-breathe 1.8s ease-in-out infinite;
  &[data-shape='short'] {
    width: 55%;
  }
  &[data-shape='title'] {
    width: 70%;
    height: 1.5em;
  }
  &[data-shape='button'] {
    width: 9rem;
    height: var(--space-12);
    margin: 0;
    border-radius: var(--radius-round);
  }
  &[data-shape='square'],
  &[data-shape='wide'] {
    height: auto;
    margin: 0;
    aspect-ratio: 1;
    border-radius: var(--radius);
  }
  &[data-shape='wide'] {
    aspect-ratio: 3 / 2;
  }
  &[data-shape='round'] {
    width: var(--target);
    height: var(--target);
    margin: 0;
    border-radius: 50%;
  }
`;

/** The place of what is still coming, in its final shape; the list around it says `aria-busy`. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return <Base data-shape={shape} aria-hidden="true" />;
}
