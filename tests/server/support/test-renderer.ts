import type { Renderer } from '../../../server/rendering/renderer.ts';
import { renderPage, screenAnswers } from '../../../server/rendering/render-page.tsx';

/** Renders pages like the server, with a placeholder URL of the script. */
export const TEST_RENDERER: Renderer = {
  render: renderPage,
  answers: screenAnswers,
  scripts: () => ({ entry: '/assets/browser.js', preload: [] }),
  teamScript: () => '/team/assets/main.js',
  finish: async (_url, html) => html,
};
