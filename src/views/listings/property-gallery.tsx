import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Picture as PictureData } from '../../core/shared/picture.ts';
import type { PropertyScreen } from '../../view-models/properties/property-screen.ts';
import { Gallery } from '../components/content/gallery.tsx';
import { IconButton } from '../components/actions/button.tsx';
import { ExpandIcon } from '../components/page-icons.tsx';
import { Picture } from '../components/content/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PictureTrack } from './picture-track.tsx';
import { StepButton } from './step-button.tsx';
import { lazyModal } from '../shell/lazy-modal.tsx';

const FullGallery = lazyModal(() => import('./full-gallery.tsx').then((module) => module.FullGallery));

const Shown = styled.div`
  cursor: zoom-in;
  & > button {
    position: absolute;
    z-index: var(--layer-raised);
    top: calc(50% - var(--target) / 2);
    &[data-place='before'] {
      left: var(--space-3);
    }
    &[data-place='after'] {
      right: var(--space-3);
    }
    &[data-place='corner'] {
      top: auto;
      right: var(--space-3);
      bottom: var(--space-3);
    }
  }
  @media (hover: none) {
    & > button[data-place='before'],
    & > button[data-place='after'] {
      display: none;
    }
  }
`;

const Count = styled.span`
  position: absolute;
  z-index: var(--layer-raised);
  bottom: var(--space-3);
  left: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-round);
  background: var(--colour-surface);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export type GalleryScreen = Pick<PropertyScreen, 'picture' | 'fullScreen' | 'showPicture' | 'setFullScreen'>;
export type GalleryProps = { screen: GalleryScreen; images: readonly PictureData[]; title: string };

/** Pictures of a listing: a large one, thumbnails and a full screen view (HOME-03). */
export const PropertyGallery = observer(function PropertyGallery({ screen, images, title }: GalleryProps) {
  const t = useTexts();
  const { picture, fullScreen } = screen;
  const count = images.length;
  if (count === 0) return <Picture of={null} alt={t('listing-no-pictures')} ratio="wide" rounded />;
  return (
    <>
      <Gallery
        pictures={images}
        shown={picture}
        onShow={(index) => screen.showPicture(index)}
        label={t('listing-all-pictures')}
        ratio="wide"
      >
        <Shown>
          <PictureTrack
            pictures={images}
            title={title}
            shown={picture}
            onShow={(index) => screen.showPicture(index)}
            onOpen={() => screen.setFullScreen(true)}
            sizes="(min-width: 60rem) 62vw, 100vw"
            priority
          />
          {count > 1 && (
            <>
              <StepButton screen={screen} images={images} to="before" look="raised" />
              <StepButton screen={screen} images={images} to="after" look="raised" />
              <Count aria-hidden="true">{t('listing-picture-count', { number: picture + 1, count })}</Count>
            </>
          )}
          <IconButton
            icon={ExpandIcon}
            look="raised"
            data-place="corner"
            label={t('listing-full-screen')}
            onClick={() => screen.setFullScreen(true)}
          />
        </Shown>
      </Gallery>
      {fullScreen && (
        <FullGallery
          screen={screen}
          images={images}
          title={title}
          onUnavailable={() => screen.setFullScreen(false)}
        />
      )}
    </>
  );
});
