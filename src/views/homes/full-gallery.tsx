import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Property } from '../../core/homes/property.ts';
import type { PropertyScreen } from '../../view-models/homes/property-screen.ts';
import { IconButton } from '../components/icon-button.tsx';
import { LeftIcon, RightIcon } from '../components/icons.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PictureTrack } from './picture-track.tsx';

/** The modal that holds the pictures is as large as the screen. */
const fullScreen = css`
  dialog.modal:has([data-full-gallery]) {
    width: 100vw;
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

const Frame = styled.div`
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

/** All pictures of a listing, as large as the screen allows. */
export const FullGallery = observer(function FullGallery(props: {
  screen: PropertyScreen;
  property: Property;
}) {
  const t = useTexts();
  const { screen, property } = props;
  const { images, title } = property;
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
            <IconButton
              icon={LeftIcon}
              label={t('listing-picture-before')}
              disabled={picture === 0}
              onClick={() => screen.showPicture(picture - 1)}
            />
            <span role="status">{t('listing-picture-count', { number: picture + 1, count })}</span>
            <IconButton
              icon={RightIcon}
              label={t('listing-picture-after')}
              disabled={picture === count - 1}
              onClick={() => screen.showPicture(picture + 1)}
            />
          </div>
        )}
      </Frame>
    </Modal>
  );
});
