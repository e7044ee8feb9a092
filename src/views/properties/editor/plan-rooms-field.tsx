import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { PLAN_ROOMS } from '../../../core/properties/property-choices.ts';
import type { PlanRoomForm } from '../../../core/properties/property-form.ts';
import type { PropertyEditor } from '../../../view-models/properties/property-editor.ts';
import { Button, IconButton } from '../../components/actions/button.tsx';
import { CloseIcon, PlusIcon } from '../../components/icons.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

const MAX_ROOMS = 30;

const Rooms = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 34rem;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: start;
    & > button {
      margin-top: 1.75rem;
    }
  }
`;

export const PlanRoomsField = observer(function PlanRoomsField({ editor }: { editor: PropertyEditor }) {
  const t = useTexts();
  const { form } = editor;
  const rooms = form.values.planMeta;
  const change = (index: number, change: Partial<PlanRoomForm>) =>
    editor.form.set(
      'planMeta',
      rooms.map((room, at) => (at === index ? { ...room, ...change } : room)),
    );
  return (
    <>
      <Rooms>
        {rooms.map(({ room, area }, index) => {
          const name = `planMeta.${index}`;
          const error = form.errors[name];
          return (
            <li key={index}>
              <SelectField
                name={`${name}.room`}
                label={t('plan-room')}
                required
                options={PLAN_ROOMS.map((value) => ({ value, label: t(`property-room-${value}`) }))}
                value={room}
                onValue={(value) => value && change(index, { room: value })}
              />
              <TextField
                name={name}
                label={t('plan-room-area')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                required
                value={area}
                onValue={(value) => change(index, { area: value })}
                onBlur={() => area !== '' && void form.leave(name as 'planMeta')}
                {...(error && { error: t(error) })}
              />
              <IconButton
                icon={CloseIcon}
                label={t('plan-room-remove', { name: t(`property-room-${room}`) })}
                onClick={() =>
                  editor.form.set(
                    'planMeta',
                    rooms.filter((_, at) => at !== index),
                  )
                }
              />
            </li>
          );
        })}
      </Rooms>
      {rooms.length < MAX_ROOMS && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => editor.form.set('planMeta', [...rooms, { room: 'living-room', area: '' }])}
          >
            <PlusIcon />
            {t('plan-room-add')}
          </Button>
        </div>
      )}
    </>
  );
});
