import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import type { CourierOffice } from '../../core/shipping/courier-office.ts';
import type { DeliveryChoice } from '../../view-models/shipping/delivery-choice.ts';
import type { OfficePicker } from '../../view-models/shipping/office-picker.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { PinIcon } from '../components/icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { OfficeHours } from './office-hours.tsx';

const MapPlace = styled.div`
  height: min(18rem, 40dvh);
`;

const Offices = styled.ul`
  & > li {
    padding-block: var(--space-3);
  }
  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
`;

type Props = { delivery: DeliveryChoice; picker: OfficePicker };

/** Offices or lockers as a list and on the map (SHIP-01). */
export const OfficeModal = observer(function OfficeModal({ delivery, picker }: Props) {
  const t = useTexts();
  const { kind, offices, total, state, error } = picker;
  const markers = useMemo(
    () =>
      offices.map(({ id, name, city, coordinates }, index) => ({
        id,
        place: coordinates,
        label: String(index + 1),
        name: `${name}, ${city}`,
      })),
    [offices],
  );
  const fit = useMemo(() => offices.map(({ coordinates }) => coordinates), [offices]);
  const choose = (id: number) => {
    const office = offices.find((one) => one.id === id);
    if (office && picker.problemOf(office) === null) delivery.chooseOffice(office);
  };
  return (
    <Modal open size="large" title={t(`delivery-choose-${kind}`)} onClose={() => delivery.closePicker()}>
      <Stack>
        <Row>
          <TextField
            name="office-text"
            label={t('office-search')}
            hint={t('office-search-hint')}
            autoComplete="off"
            unmarked
            maxLength={100}
            value={picker.text}
            onValue={(text) => void picker.search(text)}
          />
          <Button look="secondary" size="small" busy={picker.locating} onClick={() => void picker.findNear()}>
            <PinIcon />
            {t('office-near-me')}
          </Button>
        </Row>
        {error && <Alert kind="error">{t<string>(error)}</Alert>}
        <div role="status">
          {state === 'loading' ? t('office-loading') : t('office-count', { count: total })}
        </div>
        {state === 'ready' && offices.length === 0 && <p>{t(`office-none-${kind}`)}</p>}
        {offices.length > 0 && (
          <>
            <MapPlace>
              <LazyMap label={t('office-map')} markers={markers} fit={fit} onChoose={choose} />
            </MapPlace>
            <Offices>
              {offices.map((office, index) => (
                <OfficeRow
                  key={office.id}
                  office={office}
                  number={index + 1}
                  problem={picker.problemOf(office)}
                  onChoose={() => choose(office.id)}
                />
              ))}
            </Offices>
            {total > offices.length && <Hint>{t('office-more', { count: total - offices.length })}</Hint>}
          </>
        )}
      </Stack>
    </Modal>
  );
});

function OfficeRow({
  office: { name, city, address, hours },
  number,
  problem,
  onChoose,
}: {
  office: CourierOffice;
  number: number;
  problem: ReturnType<OfficePicker['problemOf']>;
  onChoose: () => void;
}) {
  const t = useTexts();
  const title = useId();
  return (
    <li>
      <Row spread>
        <div>
          <strong id={title}>
            {number}. {name}
          </strong>
          <br />
          {city}, {address}
          <OfficeHours hours={hours} />
          {problem && (
            <div>
              <Hint>{t(problem)}</Hint>
            </div>
          )}
        </div>
        <Button
          size="small"
          look="secondary"
          disabled={problem !== null}
          aria-describedby={title}
          onClick={onChoose}
        >
          {t('office-choose')}
        </Button>
      </Row>
    </li>
  );
}
