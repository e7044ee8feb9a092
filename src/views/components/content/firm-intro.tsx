import type { ReactNode } from 'react';
import type { Picture } from '../../../core/shared/picture.ts';
import { FirmLogo } from './firm-logo.tsx';
import { FirmName } from './firm-name.tsx';
import { classNames } from '../class-names.tsx';

export interface FirmIntroProps {
  firm: { name: string; logo: Picture | null; description: string };
  /** Under the name. */
  children: ReactNode;
}

/** The top of the page of an agency or a vendor: logo, name, and what it says of itself. */
export function FirmIntro({ firm: { name, logo, description }, children }: FirmIntroProps) {
  return (
    <div className={classNames('firm-intro')}>
      <FirmLogo logo={logo} priority />
      <div>
        <h1>
          <FirmName name={name} />
        </h1>
        {children}
      </div>
      {description && <p>{description}</p>}
    </div>
  );
}
