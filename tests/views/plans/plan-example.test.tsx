import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop } from '../support/render-with-services.tsx';

/** Reports everything as visible at once. */
class AllSeen {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

async function openExample() {
  vi.stubGlobal('IntersectionObserver', AllSeen);
  await openShop('/', { answer: () => ({ data: [], total: 0 }) });
  const section = screen.getByRole('region', { name: 'План за нанасяне' });
  await within(section).findByRole('slider', { name: /Месечен наем/u });
  return section;
}

describe('The example on the front page (PLAN-01)', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows the cost of moving in, in total and for each person', async () => {
    const section = await openExample();
    const text = plain(section.textContent);
    expect(text).toContain('При подписване1 800,00 лв. (920,33 €) по 900,00 лв. (460,16 €) на човек');
  });

  it('follows the visitor’s changes, and starts a plan with these numbers', async () => {
    const section = await openExample();
    const play = (name: RegExp, value: string) =>
      fireEvent.change(within(section).getByRole('slider', { name }), { target: { value } });
    play(/Месечен наем/u, '80000');
    play(/Площ/u, '45');
    play(/Брой хора/u, '1');
    const text = plain(section.textContent);
    expect(text).toContain('При нанасяне800,00 лв.');
    expect(text).not.toContain('на човек');
    expect(within(section).getByRole('link', { name: 'Създаване на план' })).toHaveAttribute(
      'href',
      '/nanasyane?price=800&deposit=800&commission=400&area=45&bedrooms=1&bathrooms=1&furniture=furnished&heating=tec&people=1',
    );
  });
});
