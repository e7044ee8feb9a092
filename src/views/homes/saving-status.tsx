import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { PropertyEditor } from '../../view-models/homes/property-editor.ts';
import { Alert } from '../components/alert.tsx';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

const Line = styled(Row)`
  min-height: var(--space-8);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

/** Whether what is written is safe, and what to do where it is not. */
export const SavingStatus = observer(function SavingStatus({ editor }: { editor: PropertyEditor }) {
  const t = useTexts();
  const language = useLanguage();
  const { saving, status, offered } = editor;
  const time = (moment: Date) =>
    new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
      timeZone: 'Europe/Sofia',
      hour: '2-digit',
      minute: '2-digit',
    }).format(moment);
  return (
    <>
      <Line role="status">
        <Badge look={status === 'active' ? 'good' : 'plain'}>{t(`own-state-${status}`)}</Badge>
        {saving.state === 'changed' && status !== 'draft' && t('saving-changed')}
        {(saving.state === 'saving' || (saving.state === 'changed' && status === 'draft')) && t('saving-now')}
        {saving.state === 'saved' && saving.savedAt && t('saving-saved', { time: time(saving.savedAt) })}
      </Line>
      {saving.state === 'failed' && (
        <Alert kind="warning">
          <Row data-spread="">
            <span>
              {t('saving-failed', {
                reason: t(saving.failure?.messageKey ?? 'error-please-try-again-later'),
              })}
            </span>
            <Button look="secondary" size="small" onClick={() => void editor.saving.now()}>
              {t('try-again')}
            </Button>
          </Row>
        </Alert>
      )}
      {offered && (
        <Alert kind="info" title={t('kept-title')}>
          <p>{t('kept-text')}</p>
          <Row>
            <Button size="small" look="secondary" onClick={() => editor.restore()}>
              {t('kept-restore')}
            </Button>
            <Button size="small" look="quiet" onClick={() => editor.discard()}>
              {t('kept-discard')}
            </Button>
          </Row>
        </Alert>
      )}
    </>
  );
});
