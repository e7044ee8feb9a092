import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sparingSizes } from '../components/content/picture-sources.ts';
import { rendered } from './rendered.ts';

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-6), 4vw, var(--space-16));
  align-items: center;
  & > div {
    display: grid;
    gap: var(--space-4);
  }
  & > div > p {
    max-width: 34rem;
    color: var(--colour-ink-soft);
    font-size: var(--text-lg);
  }
  & img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-lg);
  }
  /* On phones the text is below the picture, where a change of font moves less. */
  @media (max-width: 47.99rem) {
    & > img {
      order: -1;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const SIZES = sparingSizes('(min-width: 48rem) min(49vw, 54rem), 92vw');

/** Introduction of a service with a picture, given by group and name. */
export function ServiceHero({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead: string;
  picture: string;
  children: ReactNode;
}) {
  return (
    <Base>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <img {...rendered(picture)} sizes={SIZES} alt="" fetchPriority="high" />
    </Base>
  );
}
