import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { Picture } from './picture.tsx';

/** The logo of an agency or a vendor, or a calm frame of the same size. */
export function FirmLogo({ logo, priority }: { logo: PictureData | null; priority?: boolean }) {
  return <Picture of={logo} alt="" ratio="square" sizes="6rem" rounded priority={priority} />;
}
