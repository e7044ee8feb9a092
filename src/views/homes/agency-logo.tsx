import type { Picture as PictureData } from '../../core/shared/picture.ts';
import { pictureSources } from '../components/picture-sources.ts';
import { Picture } from '../components/picture.tsx';

/** An agency's logo, or a calm frame of the same size. */
export function AgencyLogo({ logo, priority }: { logo: PictureData | null; priority?: boolean }) {
  return (
    <Picture
      {...pictureSources(logo)}
      alt=""
      width={400}
      height={400}
      ratio="square"
      sizes="6rem"
      rounded
      priority={priority}
    />
  );
}
