import type { ReactNode } from 'react';
import type { Picture } from '../../../core/shared/picture.ts';
import { FirmLogo } from './firm-logo.tsx';
import { FirmName } from './firm-name.tsx';
import { classNames } from '../class-names.tsx';

export interface FirmIntroProps {
  firm: { name: string; logo: Picture | null; description: string };
  /** Content below the name. */
  children: ReactNode;
}

/** Header of an agency's or vendor's page: logo, name and description. */
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
