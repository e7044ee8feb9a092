import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Picture } from '../../../core/shared/picture.ts';
import { classNames } from '../class-names.tsx';
import { CardLink } from './cards.tsx';
import { FirmLogo } from './firm.tsx';

export const FirmGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: var(--space-5);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  margin-bottom: var(--space-3);
  & h2 {
    font-size: var(--text-lg);
  }
  &:last-child {
    margin-bottom: 0;
  }
`;

export interface FirmCardProps {
  logo: Picture | null;
  name: ReactNode;
  to: string;
  facts: ReactNode;
  children?: ReactNode;
}

/** Card of an agency or a shop in a list. */
export function FirmCard({ logo, name, to, facts, children }: FirmCardProps) {
  return (
    <article className={classNames('card')}>
      <div className={classNames('card-body')}>
        <Head>
          <FirmLogo logo={logo} />
          <div>
            <h2>
              <CardLink to={to}>{name}</CardLink>
            </h2>
            {facts}
          </div>
        </Head>
        {children}
      </div>
    </article>
  );
}
