import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useOpenerFocus } from '../../../src/views/forms/use-opener-focus.ts';

function Section() {
  const [isOpen, setOpen] = useState(false);
  const opener = useOpenerFocus(isOpen);
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      Отказ
    </button>
  ) : (
    <button ref={opener} type="button" onClick={() => setOpen(true)}>
      Добавяне
    </button>
  );
}

describe('An inline form', () => {
  it('gives the focus back to the button that opened it', async () => {
    render(<Section />);
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByText('Добавяне'));
    await userEvent.click(screen.getByText('Отказ'));
    expect(screen.getByText('Добавяне')).toHaveFocus();
  });
});
