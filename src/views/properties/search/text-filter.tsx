import { useState } from 'react';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Text filter; applied on blur and Enter. */
export function TextFilter({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      name="text"
      type="search"
      label={t('filter-text')}
      unmarked
      maxLength={200}
      autoComplete="off"
      placeholder={t('filter-text-example')}
      value={typed ?? value}
      onValue={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
