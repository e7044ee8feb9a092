import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Texts } from '../../../server/platform/texts.ts';
import { createTexts } from '../../../src/texts.ts';
import { TextsProvider } from '../../../src/views/components/use-texts.ts';

const texts = createTexts('bg', 'bg', new Texts('content/translations').bundle('bg'));

/** Renders a component with Bulgarian texts and a router. */
export function show(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: inside }) => (
      <TextsProvider texts={texts}>
        <MemoryRouter>{inside}</MemoryRouter>
      </TextsProvider>
    ),
  });
}
