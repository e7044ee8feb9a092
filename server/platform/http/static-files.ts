import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';
import type { Configuration } from '../configuration.ts';

const YEAR = 365 * DAY_SECONDS;

/** Settable part of a file's response. */
type Settable = { setHeader(name: string, value: string): unknown };

/**
 * Serves scripts, fonts and pictures. Files with a hash in their name are immutable; pictures are cached for
 * a day.
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string,
  { mode, dataDirectory }: Pick<Configuration, 'mode' | 'dataDirectory'>,
): Promise<void> {
  /** Immutable files need no validators or ranges. */
  const whole = { cacheControl: false, lastModified: false, acceptRanges: false, decorateReply: false };
  const cacheFor = (seconds: number, immutable: boolean) => (response: Settable) => {
    response.setHeader('cache-control', `public, max-age=${seconds}${immutable ? ', immutable' : ''}`);
  };
  // The development server has its own scripts.
  if (mode !== 'development') {
    await app.register(fastifyStatic, {
      root: join(root, 'dist/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
      ...whole,
      setHeaders: cacheFor(YEAR, true),
    });
  }
  await app.register(fastifyStatic, {
    root: join(root, 'content/fonts'),
    prefix: '/fonts/',
    ...whole,
    setHeaders: cacheFor(YEAR, true),
  });
  await app.register(fastifyStatic, {
    root: [join(root, 'content/pictures'), join(dataDirectory, 'pictures')],
    prefix: '/pictures/',
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response: Settable) => {
      cacheFor(DAY_SECONDS, false)(response);
      // A picture opened by itself must not run scripts.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
