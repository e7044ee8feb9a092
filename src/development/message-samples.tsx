import { useState } from 'react';
import { Alert, ChangeAlert } from '../views/components/messages/alert.tsx';
import { Badge } from '../views/components/messages/badge.tsx';
import { CardWarning } from '../views/components/messages/card-warning.tsx';
import { Button } from '../views/components/actions/button.tsx';
import { EmptyState } from '../views/components/messages/empty-state.tsx';
import { FocusOnChange } from '../views/components/messages/focus-on-change.tsx';
import { HeartIcon } from '../views/components/icons.tsx';
import { Row, Stack } from '../views/components/layout.tsx';
import { Modal } from '../views/components/messages/modal.tsx';
import { NotificationBox } from '../views/components/messages/notification-box.tsx';
import { PanelSkeleton, Skeleton } from '../views/components/messages/skeleton.tsx';
import { ProgressBar } from '../views/components/messages/progress-bar.tsx';
import { Timeline } from '../views/components/messages/timeline.tsx';
import { UndoAlert } from '../views/components/messages/undo-alert.tsx';
import { LONG, Specimen, Specimens } from './specimen.tsx';
import type { Samples } from './specimen.tsx';

const SHAPES = ['text', 'short', 'title', 'button', 'square', 'wide', 'round'] as const;

function OpenedModal({ size, closable }: { size: 'regular' | 'large'; closable?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Отворете
      </Button>
      <Modal open={open} onClose={close} title="Запитване за оглед" size={size} closable={closable}>
        <Stack>
          <p>Собственикът ще получи името и телефона Ви. {LONG.bg}</p>
          <Button onClick={close}>Затваряне</Button>
        </Stack>
      </Modal>
    </>
  );
}

export const messageSamples: Samples = {
  'alert.tsx': () => (
    <Specimens>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Specimen key={kind} state={kind}>
          <Alert kind={kind} title="Обявата е запазена">
            <p>Ще я прегледаме до края на деня.</p>
          </Alert>
        </Specimen>
      ))}
      <Specimen state="without a title, long words">
        <Alert>
          {LONG.bg} {LONG.en}
        </Alert>
      </Specimen>
      <Specimen state="ChangeAlert: what changed meanwhile">
        <ChangeAlert text="Междувременно посетителят е отказал огледа." />
      </Specimen>
    </Specimens>
  ),
  'focus-on-change.tsx': () => (
    <Specimens>
      <Specimen state="takes the focus when the button goes with the old state">
        <AcceptedOnce />
      </Specimen>
    </Specimens>
  ),
  'undo-alert.tsx': () => (
    <Specimens>
      <Specimen state="what was just taken away, and its way back">
        <UndoAlert of={LONG} text="Адресът „Вкъщи“ е изтрит." onUndo={() => {}} />
      </Specimen>
    </Specimens>
  ),
  'badge.tsx': () => (
    <Specimens>
      <Specimen state="plain, promo, new, good, warning">
        <Row>
          <Badge>Наем</Badge>
          <Badge look="promo">−20 %</Badge>
          <Badge look="new">Ново</Badge>
          <Badge look="good">$t(in-stock)</Badge>
          <Badge look="warning">Последни два броя</Badge>
        </Row>
      </Specimen>
      <Specimen state="long words">
        <Badge look="good">Очаква потвърждение от търговеца</Badge>
      </Specimen>
    </Specimens>
  ),
  'empty-state.tsx': () => (
    <Specimens>
      <Specimen state="with an action">
        <EmptyState
          icon={HeartIcon}
          title="Още няма любими"
          text="Докоснете сърцето на продукт, който харесвате."
          action={<Button>Към магазина</Button>}
        />
      </Specimen>
      <Specimen state="title alone, long words">
        <EmptyState title={LONG.bg} />
      </Specimen>
    </Specimens>
  ),
  'modal.tsx': () => (
    <Specimens>
      <Specimen state="regular">
        <OpenedModal size="regular" />
      </Specimen>
      <Specimen state="large">
        <OpenedModal size="large" />
      </Specimen>
      <Specimen state="can't be closed but by its own button">
        <OpenedModal size="regular" closable={false} />
      </Specimen>
    </Specimens>
  ),
  'notification-box.tsx': () => (
    <Specimens>
      {(['success', 'error', 'loading'] as const).map((kind) => (
        <Specimen key={kind} state={kind}>
          <NotificationBox kind={kind} message="Съобщението е изпратено." />
        </Specimen>
      ))}
      <Specimen state="with a button that closes it, long words">
        <NotificationBox kind="error" message={LONG.bg} onClose={() => {}} />
      </Specimen>
    </Specimens>
  ),
  'skeleton.tsx': () => (
    <Specimens>
      {SHAPES.map((shape) => (
        <Specimen key={shape} state={shape}>
          <Skeleton shape={shape} />
        </Specimen>
      ))}
      <Specimen state="PanelSkeleton: usual">
        <PanelSkeleton />
      </Specimen>
      <Specimen state="PanelSkeleton: as tall as a long form">
        <PanelSkeleton isTall />
      </Specimen>
    </Specimens>
  ),
  'timeline.tsx': () => (
    <Specimens>
      <Specimen state="done, current, next">
        <Timeline
          items={[
            { title: 'Приета', state: 'done', dateTime: '2026-11-20T10:00Z', time: '20 ноември, 12:00' },
            { title: '$t(sent)', state: 'current', text: LONG.bg },
            { title: '$t(delivered)', state: 'next' },
          ]}
        />
      </Specimen>
      <Specimen state="stopped">
        <Timeline
          items={[
            { title: 'Приета', state: 'done' },
            { title: '$t(cancelled)', state: 'stopped', text: 'Продуктът вече не се произвежда.' },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'card-warning.tsx': () => (
    <Specimens>
      <Specimen state="the most serious of two warnings">
        <CardWarning warnings={['money', 'channel']} />
      </Specimen>
    </Specimens>
  ),
  'progress-bar.tsx': () => (
    <Specimens>
      <Specimen state="40 of 100, along the top edge of the window">
        <ProgressBar value={40} />
      </Specimen>
    </Specimens>
  ),
};

function AcceptedOnce() {
  const [isAccepted, setAccepted] = useState(false);
  return (
    <Row>
      <FocusOnChange state={String(isAccepted)}>
        <Badge look={isAccepted ? 'good' : 'new'}>{isAccepted ? 'Уговорен' : 'Заявен'}</Badge>
      </FocusOnChange>
      {!isAccepted && <Button onClick={() => setAccepted(true)}>$t(accept)</Button>}
    </Row>
  );
}
