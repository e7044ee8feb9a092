import type { Renderer } from '../../../server/rendering/renderer.ts';
import { renderPage, screenAnswers } from '../../../server/rendering/render-page.tsx';

/** Pages as the server renders them, with a script's address in the place of the built ones. */
export const TEST_RENDERER: Renderer = {
  render: renderPage,
  answers: screenAnswers,
  scripts: () => ({ entry: '/assets/browser.js', preload: [] }),
  finish: async (_url, html) => html,
};
