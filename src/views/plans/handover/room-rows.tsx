import { observer } from 'mobx-react-lite';
import { HANDOVER_LIMITS as LIMITS, ROOM_STATES } from '../../../core/plans/handover/handover.ts';
import { NEED_ROOMS } from '../../../core/plans/things/needed-things.ts';
import type { HandoverScreen } from '../../../view-models/plans/handover/handover-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PicturesField } from '../../forms/pictures-field.tsx';
import { RowList } from './row-list.tsx';

/** The rooms, in which state they are, and pictures of each. */
export const RoomRows = observer(function RoomRows({ screen }: { screen: HandoverScreen }) {
  const t = useTexts();
  const { rooms } = screen.form.values;
  const error = screen.form.errors['rooms'];
  return (
    <>
      {error && (
        <Hint className="field-error" role="alert" id="field-rooms" tabIndex={-1}>
          {t(error)}
        </Hint>
      )}
      <RowList>
        {rooms.map(({ id, room, state, notes }) => {
          const queue = screen.pictures.get(id);
          const name = t(`plan-room-${room}`);
          return (
            <li key={id}>
              <Stack data-gap="small">
                <Columns>
                  <SelectField
                    name={`${id}-room`}
                    label={t('handover-room')}
                    unmarked
                    options={NEED_ROOMS.map((value) => ({ value, label: t(`plan-room-${value}`) }))}
                    value={room}
                    onValue={(value) => value && screen.change('rooms', id, { room: value })}
                  />
                  <SelectField
                    name={`${id}-state`}
                    label={t('handover-room-state')}
                    unmarked
                    options={ROOM_STATES.map((value) => ({ value, label: t(`handover-state-${value}`) }))}
                    value={state}
                    onValue={(value) => value && screen.change('rooms', id, { state: value })}
                  />
                </Columns>
                <TextField
                  name={`${id}-notes`}
                  label={t('handover-room-notes')}
                  hint={t('handover-room-notes-hint')}
                  autoComplete="off"
                  maxLength={LIMITS.notes}
                  value={notes}
                  onValue={(value) => screen.change('rooms', id, { notes: value })}
                />
                <Row>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('handover-remove-of', { name })}
                    onClick={() => screen.remove('rooms', id)}
                  >
                    {t('plan-thing-remove')}
                  </Button>
                </Row>
              </Stack>
              {queue && (
                <PicturesField
                  name={`${id}-pictures`}
                  queue={queue}
                  label={t('handover-pictures-of', { name })}
                  hint={t('handover-pictures-hint', { count: LIMITS.roomPictures })}
                  list={t('handover-pictures-of', { name })}
                  plain
                />
              )}
            </li>
          );
        })}
      </RowList>
      {rooms.length < LIMITS.rooms && (
        <Row>
          <Button look="secondary" size="small" onClick={() => screen.addRoom()}>
            <PlusIcon />
            {t('handover-add-room')}
          </Button>
        </Row>
      )}
    </>
  );
});
