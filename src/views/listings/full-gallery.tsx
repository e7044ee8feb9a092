import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PictureTrack } from './picture-track.tsx';
import type { GalleryProps } from './property-gallery.tsx';
import { StepButton } from './step-button.tsx';

/** The modal of the pictures covers the screen. */
export const fullScreen = css`
  dialog.modal:has([data-full-gallery]) {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
    & > .modal-panel {
      padding: 0;
      overflow: hidden;
    }
    & > button {
      background: var(--colour-surface);
      box-shadow: var(--shadow);
    }
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  & > div {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-4) max(var(--space-2), env(safe-area-inset-bottom));
    font-variant-numeric: tabular-nums;
  }
`;

export const FullGallery = observer(function FullGallery({ screen, images, title }: GalleryProps) {
  const t = useTexts();
  const { picture } = screen;
  const count = images.length;
  return (
    <Modal open size="large" label={t('pictures')} onClose={() => screen.setFullScreen(false)}>
      <Global styles={fullScreen} />
      <Frame data-full-gallery="">
        <PictureTrack
          pictures={images}
          title={title}
          shown={picture}
          onShow={(index) => screen.showPicture(index)}
          sizes="100vw"
          fit="contain"
        />
        {count > 1 && (
          <div>
            <StepButton screen={screen} images={images} to="before" />
            <span role="status">{t('listing-picture-count', { number: picture + 1, count })}</span>
            <StepButton screen={screen} images={images} to="after" />
          </div>
        )}
      </Frame>
    </Modal>
  );
});
