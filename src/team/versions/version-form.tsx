import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { ErrorAlert } from '../components/error-alert.tsx';
import { ReasonInput } from '../components/reason-input.tsx';
import { TeamForm } from '../components/team-form.tsx';
import { useAction } from '../components/use-action.ts';
import { toHttpError } from '../http-error.ts';
import { useTexts } from '../use-texts.ts';
import { NewerVersion } from './newer-version.tsx';
import { PublicationInputs } from './publication-inputs.tsx';
import { VersionHistory } from './version-history.tsx';
import { NEW_PUBLICATION, startOf } from './version.ts';
import type { Publication, ShownVersion } from './version.ts';

export type VersionChange = { validFrom: string | null; latest: number; reason: string };

type Props<Value extends object> = {
  value: Value;
  /** Number of the newest version; 0 for none. */
  latest: number;
  versions: readonly ShownVersion<Value>[];
  /** False if the member may only read. */
  canChange: boolean;
  labelOf(path: string): string;
  textOf?(path: string, value: string): string;
  /** Inputs whose names are those of the value. */
  children: ReactNode;
  valueOf(fields: FieldValues): Value;
  publish(value: Value, change: VersionChange): Promise<unknown>;
};

/** Error of a change of an older version. */
const EDITED_ELSEWHERE = 'error-edited-elsewhere';

/** Form that adds a version, with the history of all versions (TEAM-07, TEAM-09, TEAM-12). */
export function VersionForm<Value extends object>(props: Props<Value>): ReactNode {
  const { value, latest, versions, canChange, labelOf, textOf, children, valueOf, publish } = props;
  const t = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  // A colleague's version does not empty the form; the member's own begins a new one.
  const [base, setBase] = useState({ latest, value });
  /** Number of the version that the member's own one follows, until that is read. */
  const [published, setPublished] = useState<number | null>(null);
  const isNewer = latest !== base.latest;
  if (published !== null && latest > published) {
    setBase({ latest, value });
    setPublished(null);
  }
  const { run, isRunning, error, clearError } = useAction(async (fields: FieldValues) => {
    const publication = fields as Publication;
    const validFrom = startOf(publication);
    try {
      await publish(valueOf(fields), { validFrom, latest, reason: publication.reason });
    } catch (reason) {
      if (toHttpError(reason).message === EDITED_ELSEWHERE) refresh();
      throw reason;
    }
    setPublished(latest);
    notify(validFrom === null ? 'team-published-now' : 'team-published-later', { type: 'success' });
  });
  const submit = async (fields: FieldValues) => {
    const { validFrom, ...errors } = (await run(fields)) ?? {};
    return { ...errors, ...(validFrom && { start: validFrom }) };
  };
  return (
    <TeamForm
      key={base.latest}
      record={{ ...base.value, ...NEW_PUBLICATION }}
      onSubmit={submit}
      onEdit={clearError}
    >
      {children}
      {canChange && (
        <Paper component="section" aria-label={t('team-publishing')} variant="outlined" sx={{ p: 2, mt: 2 }}>
          <Typography component="h2" variant="h2">
            {t('team-publishing')}
          </Typography>
          <PublicationInputs />
          <ReasonInput />
          {isNewer && !isRunning && versions[0] && (
            <NewerVersion
              base={base.value}
              value={value}
              newest={versions[0]}
              labelOf={labelOf}
              textOf={textOf}
            />
          )}
          <ErrorAlert error={isNewer && error?.message === EDITED_ELSEWHERE ? null : error} />
          <Button type="submit" variant="contained" loading={isRunning} sx={{ mt: 1 }}>
            {t('team-publish')}
          </Button>
        </Paper>
      )}
      <History versions={versions} labelOf={labelOf} textOf={textOf} canChange={canChange} />
    </TeamForm>
  );
}

type HistoryProps<Value extends object> = Pick<Props<Value>, 'versions' | 'labelOf' | 'canChange'> & {
  textOf: Props<Value>['textOf'] | undefined;
};

function History<Value extends object>(props: HistoryProps<Value>): ReactNode {
  const { versions, labelOf, textOf, canChange } = props;
  const notify = useNotify();
  const { setValue, setFocus } = useFormContext();
  const restore = ({ number, value }: ShownVersion<Value>) => {
    for (const [name, old] of Object.entries(value)) setValue(name, old, { shouldDirty: true });
    notify('team-restored', { type: 'info', messageArgs: { number } });
    setFocus('reason');
  };
  return (
    <VersionHistory
      versions={versions}
      labelOf={labelOf}
      textOf={textOf}
      onRestore={canChange ? restore : undefined}
    />
  );
}
