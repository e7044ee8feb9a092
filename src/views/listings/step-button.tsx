import { observer } from 'mobx-react-lite';
import type { Picture } from '../../core/shared/picture.ts';
import { IconButton } from '../components/actions/button.tsx';
import { LeftIcon, RightIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import type { GalleryScreen } from './property-gallery.tsx';

export interface StepButtonProps {
  screen: GalleryScreen;
  images: readonly Picture[];
  to: 'before' | 'after';
  look?: 'raised';
}

/** Button to the previous or next picture. */
export const StepButton = observer(function StepButton({ screen, images, to, look }: StepButtonProps) {
  const t = useTexts();
  const isBefore = to === 'before';
  const next = screen.picture + (isBefore ? -1 : 1);
  return (
    <IconButton
      icon={isBefore ? LeftIcon : RightIcon}
      look={look}
      data-place={to}
      label={t(isBefore ? 'listing-picture-before' : 'listing-picture-after')}
      disabled={!images[next]}
      onClick={() => screen.showPicture(next)}
    />
  );
});
