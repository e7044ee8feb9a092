import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { FieldNotes, fieldId, controlAttributes, type FieldProps } from './field.tsx';
import { IconButton } from '../actions/button.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import { VisuallyHidden } from '../accessibility.tsx';
import { classNames } from '../class-names.tsx';

export interface QuantityFieldProps extends Omit<FieldProps, 'required'> {
  value: number;
  onValue: (value: number) => void;
  min?: number;
  max?: number;
  /** Step of the buttons; other values can be typed. */
  by?: number;
  disabled?: boolean;
  /** Reports typed values beyond the limits, so that an error can explain them. */
  unbounded?: boolean;
}

/** A number with buttons. A typed value is applied on blur and on Enter. */
export function QuantityField({
  value,
  onValue,
  min = 1,
  max = 100,
  by = 1,
  disabled,
  unbounded = false,
  ...field
}: QuantityFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (wanted: number) => {
    setTyped(null);
    const next = Number.isFinite(wanted) ? Math.min(max, Math.max(min, Math.round(wanted))) : value;
    if (next !== value) onValue(next);
  };
  const settleTyped = (text: string) => {
    const wanted = text === '' ? NaN : Number(text);
    if (!unbounded || !Number.isFinite(wanted)) return settle(wanted);
    setTyped(null);
    onValue(wanted);
  };
  const Name = field.hideLabel ? VisuallyHidden : 'span';
  return (
    <div className={classNames('field')}>
      <label className={classNames('field-label')} htmlFor={fieldId(field)}>
        <Name>{field.label}</Name>
      </label>
      <div className={classNames('quantity')}>
        <IconButton
          icon={MinusIcon}
          label={by === 1 ? t('decrease-quantity') : t('decrease-by', { by })}
          disabled={disabled || value <= min}
          onClick={() => settle(value - by)}
        />
        <input
          type="number"
          inputMode="numeric"
          step={1}
          {...(!unbounded && { min, max })}
          disabled={disabled}
          {...controlAttributes(field)}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && settleTyped(typed)}
          onKeyDown={(event) => event.key === 'Enter' && typed !== null && settleTyped(typed)}
        />
        <IconButton
          icon={PlusIcon}
          label={by === 1 ? t('increase-quantity') : t('increase-by', { by })}
          disabled={disabled || value >= max}
          onClick={() => settle(value + by)}
        />
      </div>
      <FieldNotes {...field} />
    </div>
  );
}
