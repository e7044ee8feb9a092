import { transliterate } from '../../../core/shared/transliteration.ts';
import { useTextLanguage } from '../use-texts.ts';
import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { Picture } from './picture.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';

/** Name of a firm. In English the transliteration follows a Bulgarian name, or replaces it with `short`. */
export function FirmName({ name, short = false }: { name: string; short?: boolean }) {
  const language = useTextLanguage();
  const latin = transliterate(name);
  if (language !== 'en' || latin === name) return name;
  if (short) return <span title={name}>{latin}</span>;
  return (
    <>
      <span lang="bg">{name}</span> ({latin})
    </>
  );
}

/** Logo of an agency or vendor, or an empty frame of the same size. */
export function FirmLogo({ logo, priority }: { logo: PictureData | null; priority?: boolean }) {
  return <Picture of={logo} alt="" ratio="square" sizes="6rem" rounded priority={priority} />;
}

export interface FirmIntroProps {
  firm: { name: string; logo: PictureData | null; description: string };
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
