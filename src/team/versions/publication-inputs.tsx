import type { ReactNode } from 'react';
import { FormDataConsumer, RadioButtonGroupInput, TextInput, required } from 'react-admin';

const STARTS = [
  { id: 'now', name: 'team-valid-now' },
  { id: 'later', name: 'team-valid-later' },
];

/** Start of a version: now, or a chosen time in Sofia. */
export function PublicationInputs(): ReactNode {
  return (
    <>
      <RadioButtonGroupInput source="when" label="team-valid-from" choices={STARTS} helperText={false} />
      <FormDataConsumer>
        {({ formData }) =>
          formData['when'] === 'later' && (
            <TextInput
              source="start"
              type="datetime-local"
              label="team-valid-moment"
              validate={required()}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: '20rem' }}
            />
          )
        }
      </FormDataConsumer>
    </>
  );
}
