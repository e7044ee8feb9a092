import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../../components/actions/button.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { MinusIcon, PlusIcon } from '../../components/icons.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { Frame, fullScreen } from '../../listings/full-gallery.tsx';
import type { GalleryProps } from '../../listings/property-gallery.tsx';
import { StepButton } from '../../listings/step-button.tsx';

/** Scrolls when the picture is enlarged; two fingers use the browser's zoom. */
const Place = styled.div`
  /* Overrides the row layout of the frame. */
  &&& {
    display: block;
    padding: 0;
  }
  overflow: auto;
  touch-action: manipulation;
  cursor: zoom-in;
  &[data-enlarged] {
    cursor: zoom-out;
  }
  & > div {
    width: 100%;
    height: 100%;
  }
  &[data-enlarged] > div {
    width: 250%;
    height: 250%;
  }
  & .picture {
    height: 100%;
    background: none;
  }
`;

/** Milliseconds and pixels within which two taps are a double tap. */
const DOUBLE_TAP = { within: 300, near: 30 };

/** Centre of the enlarged picture, from 0 to 1. */
type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** A product's picture in full screen, enlarged by a button, the keys + and −, or a double tap. */
export const PictureZoom = observer(function PictureZoom({ screen, images, title }: GalleryProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const lastTap = useRef({ at: -Infinity, x: 0, y: 0 });
  const [focus, setFocus] = useState<Point | null>(null);
  const isEnlarged = focus !== null;
  const { picture } = screen;
  const count = images.length;
  useEffect(() => {
    if (!focus) return undefined;
    let frame = 0;
    // Waits for the frame that has the enlarged layout.
    const scroll = () => {
      const { current } = place;
      if (!current || current.scrollWidth <= current.clientWidth) {
        frame = requestAnimationFrame(scroll);
        return;
      }
      current.scrollLeft = focus.x * current.scrollWidth - current.clientWidth / 2;
      current.scrollTop = focus.y * current.scrollHeight - current.clientHeight / 2;
    };
    scroll();
    return () => cancelAnimationFrame(frame);
  }, [focus]);
  const show = (index: number) => {
    if (!images[index]) return;
    setFocus(null);
    screen.showPicture(index);
  };
  const steps = {
    picture,
    fullScreen: true,
    showPicture: show,
    setFullScreen: (isFull: boolean) => screen.setFullScreen(isFull),
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setFocus(MIDDLE);
    else if (key === '-') setFocus(null);
    else if (!isEnlarged && key === 'ArrowLeft') show(picture - 1);
    else if (!isEnlarged && key === 'ArrowRight') show(picture + 1);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const { timeStamp: at, clientX: x, clientY: y, currentTarget } = event;
    const last = lastTap.current;
    const isDouble = at - last.at < DOUBLE_TAP.within && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP.near;
    lastTap.current = { at: isDouble ? -Infinity : at, x, y };
    if (!isDouble) return;
    if (isEnlarged) return setFocus(null);
    const box = currentTarget.getBoundingClientRect();
    setFocus({ x: (x - box.left) / (box.width || 1), y: (y - box.top) / (box.height || 1) });
  };
  return (
    <Modal open size="large" label={t('pictures')} onClose={() => screen.setFullScreen(false)}>
      <Global styles={fullScreen} />
      <Frame data-full-gallery="" onKeyDown={onKeyDown}>
        <Place
          ref={place}
          role="group"
          aria-label={t('picture-number', { number: picture + 1, count })}
          tabIndex={0}
          data-enlarged={isEnlarged ? '' : undefined}
          onPointerUp={onPointerUp}
        >
          <div>
            <Picture
              key={images[picture]?.url}
              of={images[picture]}
              alt={title}
              sizes={isEnlarged ? '250vw' : '100vw'}
              fit="contain"
            />
          </div>
        </Place>
        <div>
          {count > 1 && <StepButton screen={steps} images={images} to="before" />}
          <IconButton
            icon={isEnlarged ? MinusIcon : PlusIcon}
            label={t(isEnlarged ? 'picture-smaller' : 'picture-larger')}
            onClick={() => setFocus(isEnlarged ? null : MIDDLE)}
          />
          {count > 1 && (
            <>
              <span role="status">{t('listing-picture-count', { number: picture + 1, count })}</span>
              <StepButton screen={steps} images={images} to="after" />
            </>
          )}
        </div>
      </Frame>
    </Modal>
  );
});
