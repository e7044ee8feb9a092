import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { Property } from '../../core/homes/property.ts';
import type { PropertyScreen } from '../../view-models/homes/property-screen.ts';
import { IconButton } from '../components/icon-button.tsx';
import { ExpandIcon, LeftIcon, RightIcon } from '../components/icons.tsx';
import { pictureSources } from '../components/picture-sources.ts';
import { Picture } from '../components/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PictureTrack } from './picture-track.tsx';

const FullGallery = lazy(() =>
  import('./full-gallery.tsx').then((module) => ({ default: module.FullGallery })),
);

const Large = styled.div`
  position: relative;
  border-radius: var(--radius-lg);
  overflow: clip;
  box-shadow: var(--shadow-sm);
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

const Small = styled.ul`
  display: none;
  gap: var(--space-2);
  margin-top: var(--space-3);
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: thin;
  @media (min-width: 60rem) {
    display: flex;
  }
  & > li {
    flex: 0 0 6.5rem;
  }
  & button {
    display: block;
    width: 100%;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: none;
    overflow: clip;
    &[aria-pressed='true'] {
      border-color: var(--colour-action);
    }
  }
`;

/** The pictures of a listing: one large, the others to choose from, all of them in full screen (HOME-03). */
export const PropertyGallery = observer(function PropertyGallery(props: {
  screen: PropertyScreen;
  property: Property;
}) {
  const t = useTexts();
  const { screen, property } = props;
  const { images, title } = property;
  const { picture, fullScreen } = screen;
  const count = images.length;
  if (count === 0)
    return <Picture alt={t('listing-no-pictures')} width={1200} height={800} ratio="wide" rounded />;
  return (
    <div>
      <Large>
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
            <IconButton
              icon={LeftIcon}
              look="raised"
              data-place="before"
              label={t('listing-picture-before')}
              disabled={picture === 0}
              onClick={() => screen.showPicture(picture - 1)}
            />
            <IconButton
              icon={RightIcon}
              look="raised"
              data-place="after"
              label={t('listing-picture-after')}
              disabled={picture === count - 1}
              onClick={() => screen.showPicture(picture + 1)}
            />
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
      </Large>
      {count > 1 && (
        <Small aria-label={t('listing-all-pictures')}>
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={t('picture-number', { number: index + 1, count })}
                aria-pressed={index === picture}
                onClick={() => screen.showPicture(index)}
              >
                <Picture
                  {...pictureSources(image)}
                  alt=""
                  width={image.width}
                  height={image.height}
                  ratio="wide"
                  sizes="6.5rem"
                />
              </button>
            </li>
          ))}
        </Small>
      )}
      <Suspense>{fullScreen && <FullGallery screen={screen} property={property} />}</Suspense>
    </div>
  );
});
