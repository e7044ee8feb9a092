// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/views/components/lazy-part.tsx';

type ButtonProps = { onPress: () => void };

/** Server-rendered page with a component that has not loaded yet. */
function aPart() {
  let arrive: () => void = () => {};
  const coming = new Promise<void>((arrived) => (arrive = arrived));
  const Part = lazyPart<ButtonProps>(async () => {
    await coming;
    return ({ onPress }) => (
      <form>
        <button type="button" onClick={onPress}>
          Запишете
        </button>
      </form>
    );
  });
  return { Part, arrive };
}

const roots: Root[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

describe('A lazy component', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));
  afterEach(() => vi.unstubAllGlobals());

  it('shows the server’s HTML, and replays an early press after it has loaded', async () => {
    const { Part, arrive } = aPart();
    const onPress = vi.fn<() => void>();
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = '<div><!--$--><form><button type="button">Запишете</button></form><!--/$--></div>';
    await act(async () => {
      roots.push(hydrateRoot(place, <Part onPress={onPress} />, { onRecoverableError: () => {} }));
    });
    screen.getByText('Запишете').click();
    expect(onPress).not.toHaveBeenCalled();
    await act(async () => arrive());
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    screen.getByText('Запишете').click();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('submits no form before it has loaded', async () => {
    const { Part } = aPart();
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = '<div><!--$--><form><button type="button">Запишете</button></form><!--/$--></div>';
    await act(async () => {
      roots.push(hydrateRoot(place, <Part onPress={() => {}} />, { onRecoverableError: () => {} }));
    });
    const sending = new Event('submit', { bubbles: true, cancelable: true });
    place.querySelector('form')?.dispatchEvent(sending);
    expect(sending.defaultPrevented).toBe(true);
  });

  it('shows the server’s HTML after a failed download, and retries it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const load = vi
      .fn<() => Promise<(props: ButtonProps) => ReactNode>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(({ onPress }) => <button onClick={onPress}>Запишете</button>);
    const Part = lazyPart<ButtonProps>(load);
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = '<p>Вече е тук</p><div><!--$--><button>Запишете</button><!--/$--></div>';
    const onPress = vi.fn<() => void>();
    const page = (
      <>
        <p>Вече е тук</p>
        <Part onPress={onPress} />
      </>
    );
    await act(async () => {
      roots.push(hydrateRoot(place, page, { onRecoverableError: () => {} }));
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Вече е тук')).toBeInTheDocument();
    expect(screen.getByText('Запишете')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(load).toHaveBeenCalledTimes(3);
    screen.getByText('Запишете').click();
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('A lazy component below the window', () => {
  type WordProps = { word: string };
  let come: () => void;

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          come = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  function aWord() {
    const load = vi
      .fn<() => Promise<(props: WordProps) => ReactNode>>()
      .mockResolvedValue(({ word }) => <p>{word}</p>);
    const place = document.createElement('div');
    document.body.append(place);
    return { load, Part: lazyPart<WordProps>(load), place };
  }

  async function farBelow(properties: { now?: boolean } = {}) {
    const { load, Part, place } = aWord();
    place.innerHTML = '<div><!--$--><p>от сървъра</p><!--/$--></div>';
    const onRecoverableError = vi.fn<() => void>();
    await act(async () => {
      roots.push(hydrateRoot(place, <Part word="от сървъра" {...properties} />, { onRecoverableError }));
    });
    const show = (word: string) =>
      act(async () => roots.at(-1)?.render(<Part word={word} {...properties} />));
    return { load, place, show };
  }

  it('loads near the window', async () => {
    const { load } = await farBelow();
    expect(load).not.toHaveBeenCalled();
    await act(async () => come());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'click'])('loads after a press anywhere: %s', async (type) => {
    const { load } = await farBelow();
    await act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at once if its page needs it', async () => {
    const { load } = await farBelow({ now: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at once without the server’s HTML', async () => {
    const { Part, place } = aWord();
    roots.push(createRoot(place));
    await act(async () => roots.at(-1)?.render(<Part word="ново" fallback={<p>идва</p>} />));
    await waitFor(() => expect(place.textContent).toBe('ново'));
  });

  it('shows the server’s HTML during changes of its page, and updates after it has loaded', async () => {
    const { place, show } = await farBelow();
    await show('ново');
    expect(place.textContent).toBe('от сървъра');
    await act(async () => come());
    await waitFor(() => expect(place.textContent).toBe('ново'));
    await show('по-ново');
    expect(place.textContent).toBe('по-ново');
  });
});
