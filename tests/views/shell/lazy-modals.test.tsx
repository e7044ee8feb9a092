import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MODAL_NAMES } from '../../../src/core/site/modal.ts';
import type { FormModal } from '../../../src/core/site/modal.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { ChunkLoadError } from '../../../src/view-models/site/chunk-load-error.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { ScreenLoader } from '../../../src/view-models/site/navigation.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import { lazyModal } from '../../../src/views/shell/lazy-modal.tsx';
import { ServicesProvider } from '../../../src/views/shell/services.tsx';
import { openShop } from '../support/render-with-services.tsx';

afterEach(cleanup);

const FORM_MODALS = MODAL_NAMES.filter((name): name is FormModal => name !== 'notification');

describe('A modal with a failed download of its script (NAV-14)', () => {
  it.each(FORM_MODALS)('is reported at once and requested again on the next press: %s', async (name) => {
    const { container } = await openShop('/');
    const [modals, loader] = [container.get(Modals), container.get(ScreenLoader)];
    const requested: string[] = [];
    let isOnline = false;
    loader.openModal = async (wanted) => {
      requested.push(wanted);
      if (!isOnline) throw new ChunkLoadError(new TypeError('Failed to fetch'));
      return { name: wanted, view: () => <p>{`this is ${wanted}`}</p>, screen: {} };
    };
    act(() => modals.show(name));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Част от страницата не се зареди'),
    );
    isOnline = true;
    act(() => modals.show(name));
    expect(await screen.findByText(`this is ${name}`)).toBeInTheDocument();
    expect(requested).toEqual([name, name]);
  });

  it('of a page is closed, reported, and requested again', async () => {
    let isOnline = false;
    const Report = lazyModal<{ title: string }>(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return ({ title }) => <p>{title}</p>;
    });
    const modals = new Modals();
    const clock = { now: () => new Date(), after: () => () => {} } as Clock;
    const services = new Map<unknown, unknown>([
      [Modals, modals],
      [Clock, clock],
      [Progress, new Progress(clock)],
    ]);
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            report
          </button>
          {open && <Report title="the report" onUnavailable={() => setOpen(false)} />}
        </>
      );
    };
    render(
      <ServicesProvider value={{ get: (identifier) => services.get(identifier) as never }}>
        <Page />
      </ServicesProvider>,
    );
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(modals.notification?.message.key).toBe('chunk-error-title'));
    isOnline = true;
    act(() => screen.getByRole('button').click());
    expect(await screen.findByText('the report')).toBeInTheDocument();
  });
});

describe('The notification', () => {
  it('needs no script: it is in the same render', async () => {
    const { container } = await openShop('/');
    act(() => container.get(Modals).notify('error', 'error-no-connection'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Няма интернет връзка');
  });
});
