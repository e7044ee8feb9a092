import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { Picture } from './picture.tsx';
import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

export interface GalleryProps {
  pictures: readonly PictureData[];
  /** Index of the large picture. */
  shown: number;
  onShow: (index: number) => void;
  /** Accessible name of the thumbnails. */
  label: string;
  /** `wide` thumbnails are one scrolling row and are hidden on phones. */
  ratio: 'square' | 'wide';
  /** The large picture and its overlays. */
  children: ReactNode;
}

/** A large picture above thumbnails. */
export function Gallery({ pictures, shown, onShow, label, ratio, children }: GalleryProps) {
  const t = useTexts();
  const count = pictures.length;
  return (
    <div>
      <div className={classNames('gallery')}>{children}</div>
      {count > 1 && (
        <ul className={classNames('gallery-small')} data-ratio={ratio} aria-label={label}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={t('picture-number', { number: index + 1, count })}
                aria-pressed={index === shown}
                onClick={() => onShow(index)}
              >
                <Picture of={picture} alt="" ratio={ratio} sizes="6.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
