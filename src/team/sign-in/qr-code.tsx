import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';

/** Modules of the light border that readers need. */
const BORDER = 4;

/** QR code of an authenticator's secret, with the secret as its text alternative. */
export function QrCode({ modules, secret }: { modules: boolean[][]; secret: string }): ReactNode {
  const t = useTexts();
  const side = modules.length + 2 * BORDER;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])),
  );
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <>
      <svg
        role="img"
        aria-label={t('team-qr-code')}
        viewBox={`0 0 ${side} ${side}`}
        width={220}
        height={220}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <Typography>{t('team-secret')}</Typography>
      <Typography
        component="code"
        sx={{ fontFamily: 'monospace', fontSize: '1.1rem', overflowWrap: 'anywhere' }}
      >
        {groups}
      </Typography>
    </>
  );
}
