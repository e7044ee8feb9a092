import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../src/core/shared/clock.ts';
import type { ModuleContext } from './module-context.ts';
import type { LiveValues } from './modules/team/versions/live-values.ts';
import type { Modules } from './open-modules.ts';
import type { Configuration } from './platform/configuration.ts';
import type { ChangeNotifications } from './platform/database/change-notifications.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Texts } from './platform/texts.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { Database } from './tables.ts';

export type ApplicationOptions = {
  configuration: Configuration;
  database: OpenDatabase<Database>;
  texts: Texts;
  clock: Clock;
  log: Logger;
  /** Folder of the project with the content and the built files. */
  root: string;
  /** Without a renderer only the API is served. */
  renderer?: Renderer;
  /** Without change notifications pages are not cached and event streams send nothing. */
  changes?: ChangeNotifications;
  /** True while the server shuts down. */
  draining?: () => boolean;
  metrics?: Metrics;
  /** True for previews of the site, whose database is rolled back: visits are not counted, and no timer reads values. */
  isPreview?: boolean;
};

export type Application = {
  server: FastifyInstance;
  context: ModuleContext & Pick<LiveValues, 'refreshContent'>;
  modules: Modules;
};
