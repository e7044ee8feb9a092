import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { pictureFile } from '../../core/shared/picture.ts';
import type { Picture } from '../../core/shared/picture.ts';
import { useTexts } from '../use-texts.ts';

/** Height of a picture on the page, in pixels. */
const HEIGHT = 120;

/** Pictures of the shown record; each opens in its full size. */
export function PicturesField({ source }: { source: string; label?: string }): ReactNode {
  const t = useTexts();
  const pictures = (useRecordContext()?.[source] ?? []) as Picture[];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {pictures.map((picture, index) => (
        // The same picture may be in a listing twice.
        <a key={`${index} ${picture.url}`} href={pictureFile(picture)} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={pictureFile(picture, 2 * HEIGHT)}
            alt={t('photo-number', { number: index + 1 })}
            loading="lazy"
            sx={{ height: HEIGHT, display: 'block' }}
          />
        </a>
      ))}
    </Box>
  );
}
