import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Clock } from '../../../src/core/shared/clock.ts';
import { MarksOpener } from '../../../src/view-models/properties/marks/marks-opener.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import { useListingMarks } from '../../../src/views/listings/marks/use-listing-marks.ts';
import { ServicesProvider } from '../../../src/views/shell/services.tsx';

afterEach(cleanup);

function Marks() {
  return <p>{useListingMarks() ? 'known' : 'unknown'}</p>;
}

describe('Seen and hidden listings (FIND-07)', () => {
  it('report a failed download of their script', async () => {
    const modals = new Modals();
    const clock = { now: () => new Date(), after: () => () => {} } as Clock;
    const opener: MarksOpener = {
      opened: null,
      open: async () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const services = new Map<unknown, unknown>([
      [Modals, modals],
      [Clock, clock],
      [Progress, new Progress(clock)],
      [MarksOpener, opener],
    ]);
    render(
      <ServicesProvider value={{ get: (identifier) => services.get(identifier) as never }}>
        <Marks />
      </ServicesProvider>,
    );
    await waitFor(() => expect(modals.notification?.message.key).toBe('chunk-error-title'));
  });
});
