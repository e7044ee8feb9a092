import { observer } from 'mobx-react-lite';
import type { PushSwitch as PushSwitchModel } from '../../view-models/searches/push-switch.ts';
import { Button } from '../components/actions/button.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';

type Props = {
  push: PushSwitchModel;
  onTurnOn: () => void;
  /** True right after saving: the search is not yet reported by push messages. */
  isNew?: boolean;
};

/** Turns push messages of this browser on and off (FIND-02). */
export const PushSwitch = observer(function PushSwitch({ push, onTurnOn, isNew = false }: Props) {
  const t = useTexts();
  const { state } = push;
  const isOn = state === 'on' && !isNew;
  return (
    <Panel as="section" aria-labelledby="push-title">
      <Stack>
        <h2 id="push-title">{t('push-title')}</h2>
        <p role="status">{t(state === 'blocked' ? 'push-blocked' : isOn ? 'push-on-text' : 'push-text')}</p>
        {state !== 'blocked' && (
          <Row>
            <Button
              look="secondary"
              size="small"
              busy={push.busy}
              onClick={() => (isOn ? void push.turnOff() : onTurnOn())}
            >
              {t(isOn ? 'push-turn-off' : isNew ? 'push-turn-on-for' : 'push-turn-on')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
});
