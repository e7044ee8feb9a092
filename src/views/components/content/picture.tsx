import { useState } from 'react';
import { sparingSizes } from './picture-sources.ts';

export interface PictureProps {
  /** Null or missing: a calm empty frame of the same size. */
  src?: string | null;
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Better formats first: { type: 'image/avif', srcSet }. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The main picture of the screen: fetched at once and first. */
  priority?: boolean;
  ratio?: 'square' | 'wide' | 'banner' | 'natural';
  fit?: 'cover' | 'contain';
  rounded?: boolean;
}

/** A picture that keeps its place while it loads and when it fails. */
export function Picture({ ratio = 'natural', fit, rounded, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const present = rest.src && failed !== rest.src;
  return (
    <span className="picture" data-ratio={ratio} data-fit={fit} data-rounded={rounded || undefined}>
      {present ? <Image {...rest} onFail={setFailed} /> : <Missing {...rest} />}
    </span>
  );
}

function Missing({ alt, width, height }: PictureProps) {
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

function Image({
  src,
  sources = [],
  sizes,
  priority,
  onFail,
  ...rest
}: PictureProps & { onFail: (src: string) => void }) {
  const fail = () => src && onFail(src);
  const sparing = sparingSizes(sizes);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sparing} />
      ))}
      <img
        {...rest}
        sizes={rest.srcSet && sparing}
        src={src ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={fail}
        // It may have failed before the script came.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
        }}
      />
    </picture>
  );
}
