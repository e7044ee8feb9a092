import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';

/** Text of a person, with its line breaks. */
export function WrittenText({ children }: { children: string }): ReactNode {
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
      {children === '' ? '–' : children}
    </Typography>
  );
}

/** Suspicious parts that the automatic check found. */
export function Warnings({ warnings }: { warnings: readonly string[] }): ReactNode {
  const t = useTexts();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 1 }}>
      {warnings.map((warning) => t<string>(warning)).join(', ')}
    </Alert>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
} as const;

/** Pictures of a listing; each opens in full size. */
export function Pictures({ pictures }: { pictures: readonly string[] }): ReactNode {
  const t = useTexts();
  if (pictures.length === 0) return <Typography>{t('team-no-photos')}</Typography>;
  return (
    <Box component="ul" sx={GRID}>
      {pictures.map((picture, index) => (
        // The same picture may be in a listing twice.
        <li key={`${index} ${picture}`}>
          <a href={picture} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={picture}
              alt={t('team-photo', { number: index + 1 })}
              loading="lazy"
              sx={{
                width: '100%',
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: 1,
                display: 'block',
              }}
            />
          </a>
        </li>
      ))}
    </Box>
  );
}

/** Entries of a list with a line between them. */
export function Entries({ children }: { children: ReactNode }): ReactNode {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}

/** Author and time, above the text of an entry. */
export function EntryHead({ children }: { children: ReactNode }): ReactNode {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
