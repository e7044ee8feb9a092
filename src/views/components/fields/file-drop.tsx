import styled from '@emotion/styled';
import { useState } from 'react';
import { Hint } from './field.tsx';
import { PlusIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

const Place = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed var(--colour-line-strong);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  text-align: center;
  cursor: pointer;
  transition: border-color var(--motion-quick);
  & > svg {
    color: var(--colour-action);
    font-size: 1.5rem;
  }
  & > strong {
    max-width: 100%;
    color: var(--colour-action);
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colour-focus);
    outline-offset: 2px;
  }
  &[data-over],
  &:hover:not(:has(:disabled)) {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
  }
  &:has(:disabled) {
    cursor: not-allowed;
    & > strong {
      color: var(--colour-ink-soft);
    }
  }
`;

export interface FileDropProps {
  id: string;
  label: string;
  hint: string;
  /** Value of the `accept` attribute; the server checks the content. */
  accept: string;
  multiple?: boolean;
  /** True when no more files can be added. */
  full?: boolean;
  /** Error of the last files. */
  error?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Area to choose or drop files. */
export function FileDrop({
  id,
  label,
  hint,
  accept,
  multiple = false,
  full = false,
  error,
  onFiles,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  return (
    <>
      <Place
        data-over={over || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <PlusIcon />
        <strong>{label}</strong>
        {/* Described by `aria-describedby`; hidden here so that it is not read twice. */}
        <Hint id={`${id}-hint`} aria-hidden="true">
          {hint}
        </Hint>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={full}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows choosing the same file again.
            target.value = '';
            onFiles(files);
          }}
        />
      </Place>
      {error && (
        <Hint className={classNames('field-error')} id={`${id}-error`} role="alert">
          {error}
        </Hint>
      )}
    </>
  );
}
