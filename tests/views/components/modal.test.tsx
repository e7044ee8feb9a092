// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Modal } from '../../../src/views/components/messages/modal.tsx';
import { show } from './render.tsx';

beforeAll(() => {
  // jsdom cannot open dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function Rooms({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Стаи</button>
      <Modal open={open} onClose={() => setOpen(false)} title="Изберете стая" closable={closable}>
        <a href="/kuhnya">Кухня</a>
      </Modal>
    </>
  );
}

async function openRooms(closable?: boolean) {
  show(<Rooms closable={closable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Стаи' }));
  return screen.getByRole('dialog', { name: 'Изберете стая' });
}

const expectClosed = () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Стаи' }));
};

describe('A modal', () => {
  it('closes by its button and returns the focus', async () => {
    await openRooms();
    await userEvent.click(screen.getByRole('button', { name: 'Затваряне' }));
    expectClosed();
  });

  it('closes on Escape and returns the focus', async () => {
    const dialog = await openRooms();
    // Browsers send this event for Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expectClosed();
  });

  it('closes on a press on the backdrop', async () => {
    await userEvent.click(await openRooms());
    expectClosed();
  });

  it('stays open after a press that is or starts inside', async () => {
    const dialog = await openRooms();
    await userEvent.click(screen.getByRole('heading', { name: 'Изберете стая' }));
    fireEvent.mouseDown(screen.getByRole('link', { name: 'Кухня' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays open during work', async () => {
    const dialog = await openRooms(false);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Затваряне' })).toBeNull();
  });
});
