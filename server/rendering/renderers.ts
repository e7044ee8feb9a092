import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtScripts, builtTeamScript } from './built-scripts.ts';
import type { Renderer } from './renderer.ts';
import type * as documentStylesModule from '../../src/views/styles/document-styles.ts';
import type * as renderPageModule from './render-page.tsx';

type RenderModule = typeof renderPageModule;
type StylesModule = typeof documentStylesModule;

/** Renders with the code that `npm run build` made. */
export async function builtRenderer(root: string): Promise<Renderer> {
  await import('./static-rendering.ts');
  const module = pathToFileURL(join(root, 'dist/server/render-page.js')).href;
  const { renderPage, screenAnswers } = (await import(/* @vite-ignore */ module)) as RenderModule;
  return {
    render: renderPage,
    answers: screenAnswers,
    scripts: builtScripts(join(root, 'dist/client')),
    teamScript: builtTeamScript(join(root, 'dist/team')),
    finish: async (_url, html) => html,
  };
}

/** True for modules that Vite serves in development; `api/` has some, too. */
export const isSource = (url: string): boolean =>
  /^\/(@|src\/|node_modules\/|content\/[\w/-]+\.(json|tsx?)(\?|$)|\.vite\/|api\/[\w/-]+\.ts(\?|$))/.test(url);

/** Renders with the current sources and updates the browser on changes. */
export async function developmentRenderer(root: string): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    // The other loader writes a file, which makes tsx restart the server.
    configLoader: 'runner',
    server: { middlewareMode: true },
  });
  const now = async () => (await vite.ssrLoadModule('/server/rendering/render-page.tsx')) as RenderModule;
  return {
    render: async (request) => (await now()).renderPage(request),
    answers: async (request) => (await now()).screenAnswers(request),
    scripts: () => ({ entry: '/src/browser.tsx', preload: [] }),
    teamScript: () => '/src/team/main.tsx',
    finish: async (url, html) => Buffer.from(await vite.transformIndexHtml(url, html.toString())),
    middleware: (request, reply, done) => {
      const { url } = request.raw;
      if (!url || !isSource(url)) return done();
      void reply.hijack();
      vite.middlewares(request.raw, reply.raw, done);
    },
    styles: async () => {
      const module = (await vite.ssrLoadModule('/src/views/styles/document-styles.ts')) as StylesModule;
      return module.documentStyles;
    },
    close: () => vite.close(),
  };
}
