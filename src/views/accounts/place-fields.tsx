import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Town } from '../../core/accounts/towns.ts';
import type { PlaceCompletion } from '../../view-models/accounts/place-completion.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { OptionPlace, useOptionKeys } from '../components/fields/option-list.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useField } from '../forms/form-context.tsx';

/** The four-digit postcode fits beside the town on phones too. */
const TownAndCode = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem;
  gap: var(--space-3);
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

const Notes = styled.div`
  &:not(:empty) {
    margin-top: var(--space-2);
  }
`;

const Doubt = styled.p`
  color: var(--colour-terracotta);
  font-size: var(--text-sm);
`;

type Props = { completion: PlaceCompletion };

/** Town and postcode; each completes the other (CART-05). */
export const PlaceFields = observer(function PlaceFields({ completion }: Props) {
  const field = useField<string>({ name: 'postCode' });
  return (
    <div>
      <TownAndCode>
        <CityField completion={completion} />
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          onValue={(typed) => completion.typePostCode(typed)}
          onFocus={() => void completion.begin()}
          onBlur={() => {
            completion.leave();
            field.onBlur();
          }}
        />
      </TownAndCode>
      <PlaceNotes completion={completion} />
    </div>
  );
});

/** A free text field that suggests towns with their postcodes. */
const CityField = observer(function CityField({ completion }: Props) {
  const field = useField<string>({ name: 'city' });
  const listId = useId();
  const { suggestions } = completion;
  const isOpen = suggestions.length > 0;
  const keys = useOptionKeys({
    options: suggestions,
    isOpen,
    first: -1,
    close: () => completion.close(),
    choose: (town) => town && completion.choose(town),
  });
  return (
    <OptionPlace>
      <TextField
        {...field}
        autoComplete="address-level2"
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
        onValue={(typed) => {
          keys.setActive(-1);
          completion.typeCity(typed);
        }}
        onKeyDown={keys.onKeyDown}
        onFocus={() => void completion.begin()}
        onBlur={() => {
          completion.leave();
          field.onBlur();
        }}
      />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={String(field.label)}>
          {suggestions.map((town, index) => (
            <li
              key={`${town.name.bg} ${town.postCode}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === keys.active}
              data-active={index === keys.active ? '' : undefined}
              // Keeps the focus in the field; losing it closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => completion.choose(town)}
              onMouseEnter={() => keys.setActive(index)}
            >
              <TownName completion={completion} town={town} />
              <Hint>{town.postCode}</Hint>
            </li>
          ))}
        </ul>
      )}
    </OptionPlace>
  );
});

/** Doubts about the postcode, with the towns it may belong to. */
const PlaceNotes = observer(function PlaceNotes({ completion }: Props) {
  const t = useTexts();
  const { doubt, choices } = completion;
  return (
    <Notes role="status">
      {doubt && (
        <Doubt>
          {doubt.kind === 'unknown'
            ? t('place-post-code-unknown', { postCode: doubt.postCode })
            : t(`place-${doubt.kind}`, {
                town: completion.nameOf(doubt.town),
                postCode: doubt.kind === 'other-town' ? doubt.postCode : codesOf(doubt.town),
              })}
        </Doubt>
      )}
      {choices.length > 0 && (
        <Row>
          <Hint>{t('place-which')}</Hint>
          {choices.map((town) => (
            <Button
              key={`${town.name.bg} ${town.postCode}`}
              look="secondary"
              size="small"
              onClick={() => completion.settle(town)}
            >
              <TownName completion={completion} town={town} /> {town.postCode}
            </Button>
          ))}
        </Row>
      )}
    </Notes>
  );
});

function TownName({ completion, town }: { completion: PlaceCompletion; town: Town }) {
  const t = useTexts();
  const region = completion.regionOf(town);
  const name = completion.nameOf(town);
  return <span>{region ? t('place-in-region', { town: name, region }) : name}</span>;
}

const codesOf = ({ postCode, lastPostCode }: Town): string =>
  lastPostCode ? `${postCode}–${lastPostCode}` : postCode;
