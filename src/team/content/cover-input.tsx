import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useInput } from 'react-admin';
import { pictureFile } from '../../core/shared/picture.ts';
import type { Picture } from '../../core/shared/picture.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';

/** Width of the shown picture, in pixels. */
const WIDTH = 320;

/** Picture of a post: a new file is uploaded at once and belongs to the post when it is published. */
export function CoverInput({ source, canChange }: { source: string; canChange: boolean }): ReactNode {
  const t = useTexts();
  const label = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { uploadPicture } = useTeam();
  const { field, fieldState } = useInput({ source });
  const cover = field.value as Picture | null;
  const { run, isRunning, error } = useAction(async (file: File) =>
    field.onChange(await uploadPicture(file)),
  );
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) await run(file);
    target.value = '';
  };
  return (
    <Box role="group" aria-labelledby={label} sx={{ my: 1 }}>
      <Typography id={label} sx={{ fontWeight: 600 }}>
        {t('team-post-cover')}
      </Typography>
      {cover ? (
        <Box
          component="img"
          src={pictureFile(cover, WIDTH)}
          width={WIDTH}
          height={Math.round((WIDTH * cover.height) / cover.width)}
          alt={t('team-post-cover')}
          sx={{ display: 'block', my: 1, borderRadius: 1, maxWidth: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Typography color="textSecondary">{t('team-post-cover-none')}</Typography>
      )}
      {canChange && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <input
            ref={chooser}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            hidden
            aria-label={t('team-post-cover-choose')}
            onChange={(event) => void choose(event)}
          />
          <Button variant="outlined" loading={isRunning} onClick={() => chooser.current?.click()}>
            {t('team-post-cover-choose')}
          </Button>
          {cover && <Button onClick={() => field.onChange(null)}>{t('team-post-cover-remove')}</Button>}
        </Stack>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('team-post-cover-hint')}
      </Typography>
      <ErrorAlert error={error ?? fieldState.error?.message ?? null} />
    </Box>
  );
}
