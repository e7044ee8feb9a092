import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AutocompleteInput, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { ActionDialog } from '../components/action-dialog.tsx';
import { ReasonInput } from '../components/reason-input.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import type { CatalogueRecord } from './catalogue-records.ts';

/** Deletes the shown category; its products move to another one first. */
export function RemoveCategory(): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!usePermitted('categories.write')) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 3 }}>
        {t('team-category-remove')}
      </Button>
      {isOpen && <RemoveDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const notify = useNotify();
  const redirect = useRedirect();
  const { operations } = useTeam();
  const record = useRecordContext<CatalogueRecord>();
  const key = record?.key ?? '';
  const { data } = useQuery({
    queryKey: ['categories', 'names'],
    queryFn: () => operations.teamCatalogue({ resource: 'categories' }),
  });
  const targets = (data?.data ?? [])
    .filter((row) => row.key !== key && row.key !== 'tree')
    .map((row) => ({ id: row.key, name: row.name[language] }));
  return (
    <ActionDialog
      label={t('team-category-remove')}
      isDangerous
      onClose={onClose}
      submit={async ({ moveTo, reason }) => {
        await operations.removeTeamCatalogue({
          resource: 'categories',
          key,
          moveTo: (moveTo as string | undefined) ?? null,
          reason: String(reason ?? ''),
        });
        notify('team-done', { type: 'success' });
        redirect('list', 'categories');
      }}
    >
      {t('team-category-remove-text')}
      <AutocompleteInput
        source="moveTo"
        label="team-category-move-to"
        choices={targets}
        translateChoice={false}
        helperText={false}
      />
      <ReasonInput />
    </ActionDialog>
  );
}
