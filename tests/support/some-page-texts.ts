import type { PageTexts } from '../../src/core/site/texts.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Server with informational pages, each with its title. */
export const somePageTexts = () =>
  fakeGateway<PageTexts>({
    pageText: ({ name }) => ({
      title: `Страница ${name}`,
      description: `За ${name}`,
      updated: '2026-11-01',
      html: `<p>Страница ${name}</p>`,
    }),
  });
