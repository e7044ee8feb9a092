import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { fieldsOfStep, propertyField } from '../../../core/properties/property-fields.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Columns } from '../../components/layout.tsx';
import { DescribedField } from '../../forms/described-field.tsx';

/** On a phone: two numbers in a row, choices in full width. */
const Facts = styled(Columns)`
  @media (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-3);
    & > :has(select) {
      grid-column: 1 / -1;
    }
  }
`;

export const HomeStep = observer(function HomeStep({ screen }: { screen: PropertyFormScreen }) {
  const { form } = screen.editor;
  return (
    // The number of floors can make the floor wrong.
    <Facts
      onBlur={({ target }) => 'name' in target && target.name === 'totalFloors' && void form.leave('floor')}
    >
      {fieldsOfStep('home').map((name) => (
        <DescribedField key={name} name={name} field={propertyField(name)} words="property" />
      ))}
    </Facts>
  );
});
