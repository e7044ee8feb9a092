import { observer } from 'mobx-react-lite';
import { HANDOVER_LIMITS as LIMITS, ROOM_STATES } from '../../../core/plans/handover/handover.ts';
import { NEED_ROOMS } from '../../../core/plans/things/needed-things.ts';
import type { HandoverScreen } from '../../../view-models/plans/handover-screen.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { EditedRows } from './edited-rows.tsx';

/** Rooms with their condition and pictures. */
export const RoomRows = observer(function RoomRows({ screen }: { screen: HandoverScreen }) {
  const t = useTexts();
  return (
    <EditedRows
      screen={screen}
      part="rooms"
      max={LIMITS.rooms}
      add={t('handover-add-room')}
      onAdd={() => screen.addRoom()}
      rows={screen.form.values.rooms.map(({ id, room, state, notes }) => {
        const name = t(`plan-room-${room}`);
        return {
          id,
          name,
          fields: (
            <>
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
            </>
          ),
          pictures: {
            label: t('handover-pictures-of', { name }),
            hint: t('handover-pictures-hint', { count: LIMITS.roomPictures }),
            plain: true,
          },
        };
      })}
    />
  );
});
