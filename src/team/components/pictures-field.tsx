import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { Picture } from '../../core/shared/picture.ts';
import { useTexts } from '../use-texts.ts';

/** Pictures of the shown record; each opens in its full size. */
export function PicturesField({ source }: { source: string; label?: string }): ReactNode {
  const t = useTexts();
  const pictures = (useRecordContext()?.[source] ?? []) as Picture[];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {pictures.map(({ url }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={url}
            alt={t('photo-number', { number: index + 1 })}
            loading="lazy"
            sx={{ height: 120, display: 'block' }}
          />
        </a>
      ))}
    </Box>
  );
}
