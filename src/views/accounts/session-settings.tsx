import { observer } from 'mobx-react-lite';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { SettingsList } from './settings-form.tsx';
import { FormSection } from '../forms/bound-form.tsx';

/** The account's sessions, each with a logout button. */
export const SessionSettings = observer(function SessionSettings({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  const dates = useDates();
  return (
    <FormSection title={t('settings-sessions')}>
      <p>{t('settings-sessions-text')}</p>
      <SettingsList>
        {screen.sessions.map((session) => (
          <li key={session.id}>
            <div>
              <Row>
                <strong>{session.device || t('session-unknown-device')}</strong>
                {session.current && <Badge look="good">{t('session-current')}</Badge>}
              </Row>
              <Hint>{t('session-since', { moment: dates.moment(session.createdAt) })}</Hint>
            </div>
            <Button
              look="secondary"
              size="small"
              aria-label={t('session-end-of', { device: session.device || t('session-unknown-device') })}
              onClick={() => void screen.endSession(session)}
            >
              {t('log-out')}
            </Button>
          </li>
        ))}
      </SettingsList>
      <Row>
        <Button look="secondary" onClick={() => void screen.endAllSessions()}>
          {t('sessions-end-all')}
        </Button>
      </Row>
    </FormSection>
  );
});
