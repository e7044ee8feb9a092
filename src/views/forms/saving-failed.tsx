import { observer } from 'mobx-react-lite';
import type { Autosave } from '../../view-models/site/autosave.ts';
import { Button } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Explains that a change is not saved, with a button to retry. */
export const SavingFailed = observer(function SavingFailed({ saving }: { saving: Autosave }) {
  const t = useTexts();
  if (saving.state !== 'failed') return null;
  const reason = t(saving.failure?.messageKey ?? 'error-please-try-again-later');
  return (
    <Alert kind="warning">
      <Row spread>
        <span>{t('saving-failed', { reason })}</span>
        <Button look="secondary" size="small" onClick={() => void saving.now()}>
          {t('try-again')}
        </Button>
      </Row>
    </Alert>
  );
});
