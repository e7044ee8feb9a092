import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '../../src/core/site/routes.ts';
import type { Scripts } from './document.ts';
import type { KnownAnswers } from '../../src/adapters/http/preloaded-http-client.ts';
import type { PageRequest, RenderedPage, ScreenRequest } from './render-page.tsx';

/** Renders pages: in development with the current sources, else with the built code. */
export type Renderer = {
  render(request: PageRequest): Promise<RenderedPage>;
  /** Returns the API answers of a screen, for navigation without a document. */
  answers(request: ScreenRequest): Promise<KnownAnswers>;
  scripts(route: RouteName): Scripts;
  /** URL of the back office's script. */
  teamScript(): string;
  /** Adds development scripts to a document. */
  finish(url: string, html: Buffer): Promise<Buffer>;
  /** Serves files of the development server. */
  middleware?: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** Current document style, for the components page in development. */
  styles?: () => Promise<string>;
  close?: () => Promise<void>;
};
