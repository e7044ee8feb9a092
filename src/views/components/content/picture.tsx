import { useState } from 'react';
import type { Picture as PictureData } from '../../../core/shared/picture.ts';
import { pictureSources, sparingSizes } from './picture-sources.ts';
import { classNames } from '../class-names.tsx';

export interface PictureProps {
  /** Null or undefined shows an empty frame of the same size. */
  of: PictureData | null | undefined;
  alt: string;
  sizes?: string | undefined;
  /** True for the main picture of the screen, which loads first. */
  priority?: boolean | undefined;
  ratio?: 'square' | 'wide' | 'banner' | 'natural';
  fit?: 'cover' | 'contain';
  rounded?: boolean;
}

/** Dimensions of the empty frame. */
const EMPTY = { square: { width: 800, height: 800 }, other: { width: 1200, height: 900 } };

/** A picture that reserves its place while it loads, and after an error. */
export function Picture({
  of: picture,
  alt,
  sizes,
  priority,
  ratio = 'natural',
  fit,
  rounded,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={classNames('picture')}
      data-ratio={ratio}
      data-fit={fit}
      data-rounded={rounded || undefined}
    >
      {picture && failed !== picture.url ? (
        <Image
          picture={picture}
          alt={alt}
          sizes={sizes}
          priority={priority}
          onFail={() => setFailed(picture.url)}
        />
      ) : (
        <Missing alt={alt} {...(picture ?? EMPTY[ratio === 'square' ? 'square' : 'other'])} />
      )}
    </span>
  );
}

function Missing({ alt, width, height }: { alt: string; width: number; height: number }) {
  const side = Math.min(width, height) * 0.25;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg x={(width - side) / 2} y={(height - side) / 2} width={side} height={side} viewBox="0 0 24 24">
        <path
          d="m3 11 9-8 9 8M5 9.5V20a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9.5M9.5 21v-6h5v6"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </svg>
  );
}

type ImageProps = {
  picture: PictureData;
  alt: string;
  sizes: string | undefined;
  priority: boolean | undefined;
  onFail: () => void;
};

function Image({ picture, alt, sizes, priority, onFail }: ImageProps) {
  const { src, srcSet, sources = [] } = pictureSources(picture);
  const sparing = sparingSizes(sizes);
  return (
    <picture>
      {sources.map(({ type, srcSet: better }) => (
        <source key={type} type={type} srcSet={better} sizes={sparing} />
      ))}
      <img
        alt={alt}
        width={picture.width}
        height={picture.height}
        srcSet={srcSet}
        sizes={srcSet && sparing}
        src={src}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={onFail}
        // The picture may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFail();
        }}
      />
    </picture>
  );
}
