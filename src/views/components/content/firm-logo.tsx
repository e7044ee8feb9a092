import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { Picture } from './picture.tsx';

/** Logo of an agency or vendor, or an empty frame of the same size. */
export function FirmLogo({ logo, priority }: { logo: PictureData | null; priority?: boolean }) {
  return <Picture of={logo} alt="" ratio="square" sizes="6rem" rounded priority={priority} />;
}
