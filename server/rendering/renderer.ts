import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '../../src/core/site/routes.ts';
import type { Scripts } from './document.ts';
import type { KnownAnswers } from '../../src/adapters/http/preloaded-http-client.ts';
import type { PageRequest, RenderedPage, ScreenRequest } from './render-page.tsx';

/** Renders pages; in development by the code as it is now, else by the built one. */
export type Renderer = {
  render(request: PageRequest): Promise<RenderedPage>;
  /** What a screen is made of, for a browser that goes there without another document. */
  answers(request: ScreenRequest): Promise<KnownAnswers>;
  scripts(route: RouteName): Scripts;
  /** Adds what development needs to a document. */
  finish(url: string, html: Buffer): Promise<Buffer>;
  /** Answers what is the development server's own. */
  middleware?: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** The document's style as it is written now, for the page of the components: development's own. */
  styles?: () => Promise<string>;
  close?: () => Promise<void>;
};
