import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Router } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../src/views/components/actions/link.tsx';

/** Presses a link, and tells where the site went and whether the browser is kept from going by itself. */
function press(props: Partial<ComponentProps<typeof Link>>, event: MouseEventInit = {}) {
  const went: string[] = [];
  const go = (to: unknown) => void went.push(String(to));
  const navigator = { createHref: String, push: go, replace: go, go };
  const { unmount } = render(
    <Router location="/" navigator={navigator}>
      <Link to="/kolichka" {...props}>
        Кошница
      </Link>
    </Router>,
  );
  const link = screen.getByRole('link', { name: 'Кошница' });
  expect(link.getAttribute('href')).toBe('/kolichka');
  const kept = !fireEvent.click(link, event);
  unmount();
  return { went, kept };
}

describe('A link', () => {
  it('goes by the site’s own navigation', () => {
    expect(press({})).toEqual({ went: ['/kolichka'], kept: true });
  });

  it.each([
    ['a new tab', {}, { ctrlKey: true }],
    ['a new window', {}, { shiftKey: true }],
    ['the middle button', {}, { button: 1 }],
    ['another window by its target', { target: '_blank' }, {}],
    ['the whole document anew', { reloadDocument: true }, {}],
  ])('leaves to the browser: %s', (_, props, event) => {
    expect(press(props, event)).toEqual({ went: [], kept: false });
  });

  it('goes nowhere where its press means something else', () => {
    expect(press({ onClick: (event) => event.preventDefault() })).toEqual({ went: [], kept: true });
  });
});
