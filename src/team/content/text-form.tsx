import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextInput, useRecordContext, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { placeholdersOf } from '../../core/team/text-override.ts';
import type { TextOverride } from '../../core/team/text-override.ts';
import { WrittenText } from '../cases/parts.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { SitePreview } from '../versions/site-preview.tsx';
import { VersionForm } from '../versions/version-form.tsx';
import { BothLanguages } from '../components/both-languages.tsx';
import type { TextRecord } from './content-records.ts';

type Texts = Record<Language, string>;

const wordingOf = (fields: FieldValues): Texts => both((language) => String(fields[language] ?? ''));
const both = (textOf: (language: Language) => string): Texts => ({ bg: textOf('bg'), en: textOf('en') });

/** Wording of a text in both languages, with its original and its versions (TEAM-09). */
export function TextForm(): ReactNode {
  const t = useTexts();
  const refresh = useRefresh();
  const { operations } = useTeam();
  const record = useRecordContext<TextRecord>();
  const canChange = usePermitted('texts.write');
  // A row of the list is shown first, until the whole record is read.
  if (!record || !('versions' in record)) return null;
  const { key, original, current, latest, versions } = record;
  /** A text like the original follows the files. */
  const overrideOf = (texts: Texts) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        texts[language] === original[language] ? null : texts[language],
      ]),
    ) as TextOverride;
  return (
    <VersionForm<Texts>
      value={current}
      latest={latest}
      versions={versions.map((version) => ({
        ...version,
        value: both((language) => version.value[language] ?? original[language]),
      }))}
      canChange={canChange}
      labelOf={(language) => t(`team-in-${language as Language}`)}
      valueOf={wordingOf}
      publish={async (texts, change) => {
        await operations.changeTeamText({ key, value: overrideOf(texts), ...change });
        refresh();
      }}
    >
      <BothLanguages>
        {(language) => <Wording language={language} original={original[language]} canChange={canChange} />}
      </BothLanguages>
      <SitePreview draftOf={(fields) => ({ kind: 'texts', key, value: overrideOf(wordingOf(fields)) })} />
    </VersionForm>
  );
}

type WordingProps = { language: Language; original: string; canChange: boolean };

function Wording({ language, original, canChange }: WordingProps): ReactNode {
  const t = useTexts();
  const { setValue } = useFormContext();
  const placeholders = placeholdersOf(original);
  return (
    <>
      <TextInput source={language} label="team-wording" multiline minRows={3} readOnly={!canChange} />
      <Typography variant="body2" color="textSecondary">
        {t(placeholders.length > 0 ? 'team-placeholders' : 'team-no-placeholders')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {placeholders.map((placeholder) => (
          <Chip key={placeholder} size="small" label={placeholder} />
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('team-original')}
      </Typography>
      <WrittenText>{original}</WrittenText>
      {canChange && (
        <Button
          variant="outlined"
          onClick={() => setValue(language, original, { shouldDirty: true })}
          sx={{ mt: 1 }}
        >
          {t('team-to-original')}
        </Button>
      )}
    </>
  );
}
