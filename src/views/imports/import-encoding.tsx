import styled from '@emotion/styled';
import { useState } from 'react';
import { IMPORT_ENCODINGS } from '../../core/shared/import/import-encoding.ts';
import type { ImportEncoding } from '../../core/shared/import/import-encoding.ts';
import { Button } from '../components/actions/button.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';

const Sample = styled.ul`
  overflow-wrap: anywhere;
`;

type Props = {
  encoding: ImportEncoding;
  sample: readonly string[];
  busy: boolean;
  onChange: (encoding: ImportEncoding) => void;
};

/** Encoding of a text file, with a sample and the choice of another one. */
export function ImportEncodingChoice({ encoding, sample, busy, onChange }: Props) {
  const t = useTexts();
  const [wanted, setWanted] = useState<ImportEncoding | null>(encoding);
  const isOther = wanted !== null && wanted !== encoding;
  const options = IMPORT_ENCODINGS.map((value) => ({ value, label: t(`import-encoding-${value}`) }));
  return (
    <Panel as="section" aria-label={t('import-encoding')}>
      <Stack>
        <p>{t('import-encoding-sample', { encoding: t(`import-encoding-${encoding}`) })}</p>
        <Sample>
          {sample.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Sample>
        <SelectField
          id="import-encoding"
          name="encoding"
          label={t('import-encoding')}
          hint={t('import-encoding-hint')}
          unmarked
          options={options}
          value={wanted}
          onValue={setWanted}
        />
        <Row>
          <Button
            look="secondary"
            busy={busy}
            aria-disabled={!isOther || busy}
            onClick={() => isOther && onChange(wanted)}
          >
            {t('import-encoding-read')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
