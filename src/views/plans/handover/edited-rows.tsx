import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import type { HandoverScreen } from '../../../view-models/plans/handover-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PicturesField } from '../../forms/pictures-field.tsx';
import { classNames } from '../../components/class-names.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  & > li {
    display: grid;
    gap: var(--space-3) var(--space-6);
    align-items: start;
    padding-bottom: var(--space-6);
    border-bottom: 1px solid var(--colour-line);
  }
  @media (min-width: 56rem) {
    & > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
  & > li:last-of-type {
    padding-bottom: 0;
    border: 0;
  }
`;

export interface EditedRowsProps {
  screen: HandoverScreen;
  part: 'meters' | 'rooms';
  rows: readonly {
    id: string;
    name: string;
    fields: ReactNode;
    pictures: Omit<ComponentProps<typeof PicturesField>, 'name' | 'queue' | 'list'>;
  }[];
  max: number;
  add: string;
  onAdd: () => void;
}

/** Rows of a protocol with pictures; they can be added and removed. */
export const EditedRows = observer(function EditedRows({
  screen,
  part,
  rows,
  max,
  add,
  onAdd,
}: EditedRowsProps) {
  const t = useTexts();
  const error = screen.form.errors[part];
  return (
    <>
      {error && (
        <Hint className={classNames('field-error')} role="alert" id={`field-${part}`} tabIndex={-1}>
          {t(error)}
        </Hint>
      )}
      <List>
        {rows.map(({ id, name, fields, pictures }) => {
          const queue = screen.pictures.get(id);
          return (
            <li key={id}>
              <Stack gap="small">
                {fields}
                <Row>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('handover-remove-of', { name })}
                    onClick={() => screen.remove(part, id)}
                  >
                    {t('plan-thing-remove')}
                  </Button>
                </Row>
              </Stack>
              {queue && (
                <PicturesField
                  {...pictures}
                  name={`${id}-pictures`}
                  queue={queue}
                  list={t('handover-pictures-of', { name })}
                />
              )}
            </li>
          );
        })}
      </List>
      {rows.length < max && (
        <Row>
          <Button look="secondary" size="small" onClick={onAdd}>
            <PlusIcon />
            {add}
          </Button>
        </Row>
      )}
    </>
  );
});
