import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AutocompleteInput, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import type { CatalogueResource } from '../../core/team/catalogue.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import { ReasonInput } from '../components/reason-input.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import type { CatalogueRecord } from './catalogue-records.ts';

type Props = {
  resource: CatalogueResource;
  /** Text of the button and title of its dialog. */
  label: TextKey;
  /** Explains the consequences. */
  text: TextKey;
  /** Label of the choice of a record that gets what belongs to the removed one. */
  moveTo?: TextKey;
};

/** Removes the shown record that visitors see, after a dialog with the reason. */
export function RemoveRecord(props: Props): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!usePermitted(`${props.resource}.write`)) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 3 }}>
        {t(props.label)}
      </Button>
      {isOpen && <RemoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({
  resource,
  label,
  text,
  moveTo,
  onClose,
}: Props & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const redirect = useRedirect();
  const { operations } = useTeam();
  const key = useRecordContext<CatalogueRecord>()?.key ?? '';
  return (
    <ActionDialog
      label={t(label)}
      isDangerous
      onClose={onClose}
      submit={async ({ moveTo: target, reason }) => {
        const change = { moveTo: (target as string | undefined) ?? null, reason: String(reason ?? '') };
        await operations.removeTeamCatalogue({ resource, key, ...change });
        notify('team-done', { type: 'success' });
        redirect('list', resource);
      }}
    >
      {t(text)}
      {moveTo && <TargetInput resource={resource} label={moveTo} except={key} />}
      <ReasonInput />
    </ActionDialog>
  );
}

type TargetProps = { resource: CatalogueResource; label: TextKey; except: string };

function TargetInput({ resource, label, except }: TargetProps): ReactNode {
  const language = useLanguage();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: [resource, 'names'],
    queryFn: () => operations.teamCatalogue({ resource }),
  });
  const targets = (data?.data ?? [])
    .filter(({ key }) => key !== except && key !== 'tree')
    .map(({ key, name }) => ({ id: key, name: name[language] }));
  return (
    <AutocompleteInput
      source="moveTo"
      label={label}
      choices={targets}
      translateChoice={false}
      helperText={false}
    />
  );
}
