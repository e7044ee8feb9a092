import etag from '@fastify/etag';
import { Failure } from '../src/core/shared/failure.ts';
import type { Application, ApplicationOptions } from './application-options.ts';
import type { Module } from './module-context.ts';
import { ApiKeys } from './modules/integrations/api-keys.ts';
import { Sessions } from './modules/accounts/sessions.ts';
import { openLiveValues } from './modules/team/versions/live-values.ts';
import { TeamSessions } from './modules/team/sign-in/team-sessions.ts';
import { VisitCounts } from './modules/site/visit-counts.ts';
import { openModules } from './open-modules.ts';
import { sitePreviewPages } from './site-preview-pages.ts';
import { Addresses } from './platform/addresses.ts';
import { openCaptcha } from './platform/captcha/open-captcha.ts';
import { apiDocumentation } from './platform/http/api-documentation.ts';
import { openStreams } from './platform/http/event-streams.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { limitLoad } from './platform/http/limit-load.ts';
import { registerContract } from './platform/http/operations.ts';
import { RequestCounts } from './platform/http/request-counts.ts';
import { serveFiles } from './platform/http/static-files.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { PictureIntake } from './platform/pictures/picture-intake.ts';
import { componentsPage, isForDevelopment } from './rendering/components-page.ts';
import { countPageVisits } from './rendering/count-page-visits.ts';
import { openPages } from './rendering/open-pages.ts';
import { errorPages } from './rendering/error-page.ts';
import { teamPage } from './rendering/team-page.ts';
import { shareCardFiles } from './rendering/share-cards/share-card-files.ts';
import { installationFiles } from './rendering/installation-files.ts';

/** Builds the server with the API, pages and files. The caller makes it listen. */
export async function buildApplication(options: ApplicationOptions): Promise<Application> {
  const { configuration, database, texts, clock, log, root, renderer, isPreview = false } = options;
  const { db } = database;
  const sendError = errorPages(configuration, texts);
  const server = await createHttpServer({ ...options, sendError });
  const live = await openLiveValues(server, { ...options, db });
  const renewTexts = () => live.liveTexts.refresh();
  const visits = new VisitCounts(db, clock, log);
  server.addHook('onClose', () => visits.write());
  if (renderer && !isPreview) countPageVisits(server, configuration, visits);
  // Answers from the page cache come before the limits of load.
  const pages = renderer && openPages(server, { ...options, renderer, renewTexts });
  const requestCounts = new RequestCounts(db, log);
  if (configuration.mode !== 'test' && !isPreview) await limitLoad(server, configuration, requestCounts);

  const { payments, paymentPages } = openPayments({ configuration, db, clock, texts, log });
  const pictures = openPictureStore(configuration);
  const context = {
    configuration,
    company: live.settings,
    ...live,
    db,
    clock,
    texts,
    log,
    root,
    addresses: new Addresses(configuration),
    captcha: openCaptcha(configuration, db, clock, log),
    payments,
    pictures,
    intake: new PictureIntake({ db, clock, store: pictures }),
    apiKeys: new ApiKeys(db, clock),
    requestCounts,
    sessions: new Sessions(db, clock, configuration),
    teamSessions: new TeamSessions(db, clock, configuration),
    streams: openStreams(server, options),
    visits,
  };
  const modules = await openModules(context);
  const onAnswer = isPreview ? undefined : modules.searches.emptySearches.record;
  const everyModule: Module[] = Object.values(modules);
  await server.register(async (api) => {
    // Pages contain a nonce: only answers of the API can be compared by an ETag.
    await api.register(etag, { replyWith304: true });
    const operations = everyModule.flatMap((module) => module.operations);
    registerContract(api, { ...configuration, ...context, onAnswer }, operations);
  });
  for (const module of everyModule) await module.serve?.(server);

  await paymentPages(server);
  healthRoutes(server, database, options.draining ?? (() => false));
  await installationFiles(server, { configuration, texts, root });
  shareCardFiles(server, { ...options, store: pictures });
  apiDocumentation(server, root);
  if (configuration.outboxPage)
    await server.register(outboxPage, { db, texts, company: live.settings, configuration });

  const notFound = () => new Failure('error-not-found', {}, 'not-found');
  server.all('/api/*', (request, reply) => sendError(notFound(), request, reply));
  await serveFiles(server, root, configuration);
  if (renderer) await teamPage(server, { configuration, texts, root, renderer, renewTexts });
  if (renderer && !isPreview) sitePreviewPages(server, options, context.teamSessions, buildApplication);
  pages?.serve();
  if (isForDevelopment(renderer)) componentsPage(server, configuration, texts, renderer);
  server.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
  return { server, context, modules };
}
