import { useRef, useState } from 'react';
import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { Link } from 'react-router-dom';
import { IconButton } from '../actions/button.tsx';
import { LeftIcon, RightIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';
import { Picture } from './picture.tsx';
import { classNames } from '../class-names.tsx';

export interface CardPicturesProps {
  /** At least one. */
  pictures: readonly PictureData[];
  /** Address of the card; the card's title links to it for the keyboard. */
  to: string;
  /** Title of the card, used in labels of the buttons. */
  title: string;
  sizes?: string;
  /** True for pictures in the first window. */
  priority?: boolean | undefined;
}

/** Pictures of a card with swipe and buttons. The others load when somebody reaches for the card. */
export function CardPictures({ pictures, to, title, sizes, priority }: CardPicturesProps) {
  const t = useTexts();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const wake = () => setWanted(true);
  const show = (index: number) => {
    const { clientWidth = 0 } = track.current ?? {};
    track.current?.scrollTo({ left: index * clientWidth });
    setShown(index);
  };
  const step = (by: 1 | -1, label: string) => (
    <IconButton
      icon={by === 1 ? RightIcon : LeftIcon}
      look="raised"
      label={`${label}: ${title}`}
      data-step={by}
      onClick={() => show((shown + by + pictures.length) % pictures.length)}
    />
  );
  return (
    <div className={classNames('card-pictures')} onPointerEnter={wake} onFocus={wake} onTouchStart={wake}>
      <ul
        ref={track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <Link to={to} tabIndex={-1} aria-hidden="true" draggable={false}>
              {(index === 0 || isWanted) && (
                <Picture
                  of={picture}
                  alt=""
                  ratio="wide"
                  {...(sizes && { sizes })}
                  priority={index === 0 ? priority : undefined}
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          {step(-1, t('picture-previous'))}
          {step(1, t('picture-next'))}
          <span className={classNames('card-dots')} aria-hidden="true">
            {pictures.map(({ url }, index) => (
              <i key={url} data-shown={index === shown ? '' : undefined} />
            ))}
          </span>
        </>
      )}
    </div>
  );
}
