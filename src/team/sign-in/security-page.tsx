import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Confirm, Loading, Title, useNotify } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
import { Moment } from '../components/formats.tsx';
import { useAction } from '../components/use-action.ts';
import type { Passkey } from '../sign-in-gateway.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { NewAuthenticator } from './new-authenticator.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step = 'authenticator' | 'passkey' | { codes: readonly string[] } | null;

/** Second factors of the signed-in member (TEAM-01). */
export function SecurityPage(): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const title = useId();
  const { gateway, membership, passkeys } = useTeam();
  const queries = useQueryClient();
  const { data: member, error } = useQuery({ queryKey: ['security'], queryFn: () => membership.load() });
  const [step, setStep] = useState<Step>(null);
  const renewal = useAction(async () =>
    setStep({ codes: (await gateway.renewRecoveryCodes()).recoveryCodes }),
  );
  const finish = async () => {
    setStep(null);
    notify('changes-saved', { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['security'] });
  };
  const showCodes = (codes: readonly string[]) => (codes.length > 0 ? setStep({ codes }) : void finish());
  if (error) return <ErrorAlert error={error.message} />;
  if (!member) return <Loading />;
  const steps = {
    authenticator: 'team-authenticator',
    passkey: 'team-add-passkey',
    codes: 'team-recovery-codes',
  } as const;
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <Title title={t('team-security')} />
      <Section title={t('team-passkeys')} text={t('team-passkeys-text')}>
        <List>
          {member.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onRemoved={finish} />
          ))}
        </List>
        {passkeys.isSupported && (
          <Button variant="outlined" onClick={() => setStep('passkey')}>
            {t('team-add-passkey')}
          </Button>
        )}
      </Section>
      <Section
        title={t('team-authenticator')}
        text={member.hasTotp ? t('team-authenticator-on') : t('team-authenticator-off')}
      >
        <Button variant="outlined" onClick={() => setStep('authenticator')}>
          {member.hasTotp ? t('team-replace-authenticator') : t('team-add-authenticator')}
        </Button>
      </Section>
      <Section
        title={t('team-recovery-codes')}
        text={t('team-codes-left', { count: member.recoveryCodesLeft })}
      >
        <ErrorAlert error={renewal.error} />
        <Button variant="outlined" loading={renewal.isRunning} onClick={() => void renewal.run()}>
          {t('team-new-codes')}
        </Button>
      </Section>
      {step && (
        // New codes are shown once, so that only their own button closes the dialog.
        <Dialog
          open
          fullWidth
          maxWidth="sm"
          aria-labelledby={title}
          {...(typeof step === 'string' && { onClose: () => setStep(null) })}
        >
          <DialogTitle id={title}>{t(steps[typeof step === 'string' ? step : 'codes'])}</DialogTitle>
          <DialogContent>
            {step === 'authenticator' && <NewAuthenticator onConfirmed={showCodes} />}
            {step === 'passkey' && <NewPasskey onCreated={async (codes) => showCodes(codes)} />}
            {typeof step === 'object' && <RecoveryCodes codes={step.codes} onSaved={finish} />}
          </DialogContent>
        </Dialog>
      )}
    </Stack>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ my: 1 }}>{text}</Typography>
      {children}
    </Paper>
  );
}

function PasskeyItem({
  passkey,
  onRemoved,
}: {
  passkey: Passkey;
  onRemoved: () => Promise<void>;
}): ReactNode {
  const t = useTexts();
  const { gateway } = useTeam();
  const [isAsked, setAsked] = useState(false);
  const { run, isRunning, error } = useAction(async () => {
    await gateway.removePasskey({ id: passkey.id });
    await onRemoved();
  });
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap' }}>
      <ListItemText
        primary={name}
        secondary={
          <>
            {t('team-passkey-added')} <Moment value={createdAt} />
            {lastUsedAt !== null && (
              <>
                {' · '}
                {t('team-passkey-used')} <Moment value={lastUsedAt} />
              </>
            )}
          </>
        }
      />
      <Button color="error" aria-label={t('team-remove-passkey', { name })} onClick={() => setAsked(true)}>
        {t('ra.action.remove')}
      </Button>
      <ErrorAlert error={error} />
      <Confirm
        isOpen={isAsked}
        loading={isRunning}
        title={t('team-remove-passkey', { name })}
        content={t('team-remove-passkey-text')}
        onConfirm={() => void run().then(() => setAsked(false))}
        onClose={() => setAsked(false)}
      />
    </ListItem>
  );
}
