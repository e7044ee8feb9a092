import type { ReactNode } from 'react';
import { TextInput, useRecordContext, useRefresh } from 'react-admin';
import type { Language } from '../../core/shared/language.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { SitePreview } from '../versions/site-preview.tsx';
import { VersionForm } from '../versions/version-form.tsx';
import { BothLanguages } from '../components/both-languages.tsx';
import type { PageRecord, PageValue } from './content-records.ts';
import { pageOf } from './page-value.ts';

type PageField = keyof PageValue['bg'];

/** Markdown of a page in both languages, with a preview and its versions (TEAM-09). */
export function PageForm(): ReactNode {
  const t = useTexts();
  const refresh = useRefresh();
  const { operations } = useTeam();
  const record = useRecordContext<PageRecord>();
  const canChange = usePermitted('texts.write');
  // A row of the list is shown first, until the whole record is read.
  if (!record || !('versions' in record)) return null;
  const { name, current, latest, versions } = record;
  const labelOf = (path: string) => {
    const [language, field] = path.split('.') as [Language, PageField];
    return `${t(`team-page-${field}`)} (${t(`team-in-${language}`)})`;
  };
  return (
    <VersionForm<PageValue>
      value={current}
      latest={latest}
      versions={versions}
      canChange={canChange}
      labelOf={labelOf}
      valueOf={pageOf}
      publish={async (value, change) => {
        await operations.changeTeamPage({ name, value, ...change });
        refresh();
      }}
    >
      <BothLanguages>
        {(language) => (
          <>
            <TextInput source={`${language}.title`} label="team-page-title" readOnly={!canChange} />
            <TextInput
              source={`${language}.description`}
              label="team-page-description"
              multiline
              readOnly={!canChange}
            />
            <TextInput
              source={`${language}.body`}
              label="team-page-body"
              multiline
              minRows={12}
              maxRows={24}
              readOnly={!canChange}
              sx={{ '& textarea': { fontFamily: 'monospace' } }}
            />
          </>
        )}
      </BothLanguages>
      <SitePreview draftOf={(fields) => ({ kind: 'pages', key: name, value: pageOf(fields) })} />
    </VersionForm>
  );
}
