import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { FirmName } from './firm-name.tsx';
import { Picture } from './picture.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';

/** Logo of an agency or vendor, or an empty frame of the same size. */
export function FirmLogo({ logo, priority }: { logo: PictureData | null; priority?: boolean }) {
  return <Picture of={logo} alt="" ratio="square" sizes="6rem" rounded priority={priority} />;
}

export interface FirmIntroProps {
  firm: { name: string; logo: PictureData | null; description: string };
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
