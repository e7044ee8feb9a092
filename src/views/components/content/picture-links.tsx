import styled from '@emotion/styled';
import { pictureFile } from '../../../core/shared/picture.ts';
import type { Picture } from '../../../core/shared/picture.ts';
import { useTexts } from '../use-texts.ts';
import { pictureSources } from './picture-sources.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & img {
    width: 7rem;
    height: 7rem;
    border-radius: var(--radius-sm);
    background: var(--colour-sunken);
    object-fit: cover;
  }
`;

/** Thumbnails that open the whole picture in a new tab. */
export function PictureLinks({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTexts();
  return (
    <List>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={pictureFile(picture)} target="_blank" rel="noopener noreferrer">
            <img
              src={pictureSources(picture).src}
              alt={t('picture-numbered', { number: index + 1 })}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </List>
  );
}
