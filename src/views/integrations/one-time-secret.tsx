import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../components/actions/button.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

type Props = { title: string; label: string; secret: string };

/** A secret that is shown once, with a button that copies it. It takes the focus when it appears. */
export function OneTimeSecret({ title, label, secret }: Props) {
  const t = useTexts();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  useEffect(() => place.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('not-copied');
    }
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Stack>
        <Alert kind="warning" title={title}>
          {t('integrations-secret-once')}
        </Alert>
        <TextField
          name="secret"
          id={id}
          label={label}
          required
          readOnly
          value={secret}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Row>
          <Button onClick={() => void copy()}>{t('integrations-secret-copy')}</Button>
          <span role="status">{outcome && t(`integrations-secret-${outcome}`)}</span>
        </Row>
      </Stack>
    </div>
  );
}
