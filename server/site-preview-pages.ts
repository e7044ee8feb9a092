import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../src/core/shared/failure.ts';
import { isLanguage } from '../src/core/shared/language.ts';
import type { Language } from '../src/core/shared/language.ts';
import { formatMoment } from '../src/core/shared/date-format.ts';
import type { Application, ApplicationOptions } from './application-options.ts';
import { readSitePreview, sitePreviewPath } from './modules/team/site-preview/site-previews.ts';
import type { SitePreview } from './modules/team/site-preview/site-previews.ts';
import type { TeamSessions } from './modules/team/sign-in/team-sessions.ts';
import type { Configuration } from './platform/configuration.ts';
import { RolledBackDatabase } from './platform/database/rolled-back-database.ts';
import { ensurePermitted } from './platform/http/operations.ts';
import { Texts } from './platform/texts.ts';
import { LANGUAGE_COOKIE } from './rendering/page-request.ts';
import { messagePage, previewPage, sendPreviewPage } from './rendering/preview-page.ts';
import type { Database } from './tables.ts';

type Params = { id: string; language: string; '*'?: string };
type Build = (options: ApplicationOptions) => Promise<Application>;

const ROUTE = '/api/team/site-previews/:id/:language';
const MOMENT = { dateStyle: 'long', timeStyle: 'short' } as const;
/** Seconds for all statements of a page and the changes before it. */
const DATABASE_SECONDS = 15;

/**
 * Serves the pages of previews to the member who made them (TEAM-07, TEAM-09). A second application renders them:
 * its clock shows the time of the preview, and its database is rolled back after each page.
 */
export function sitePreviewPages(
  server: FastifyInstance,
  options: ApplicationOptions,
  sessions: TeamSessions,
  build: Build,
): void {
  const { configuration, texts, clock, database } = options;
  const site = new PreviewedSite(options, build);
  server.addHook('onClose', () => site.close());
  for (const route of [ROUTE, `${ROUTE}/*`]) {
    server.get<{ Params: Params }>(
      route,
      { config: { databaseSeconds: DATABASE_SECONDS } },
      async (request, reply) => {
        const { id, language } = request.params;
        const member = ensurePermitted('site-preview.read', await sessions.of(request));
        if (!isLanguage(language)) throw new Failure('error-not-found', {}, 'not-found');
        const preview = await readSitePreview({ db: database.db, clock }, id, member.accountId);
        const t = texts.in(member.language);
        if (!preview)
          return sendPreviewPage(reply, 404, messagePage(member.language, t('error-site-preview-expired')));
        const base = sitePreviewPath(id, language);
        const path = request.url.slice(request.url.indexOf(base) + base.length) || '/';
        const page = await site.page(preview, path, headersOf(request, language, configuration));
        const { location } = page.headers;
        if (typeof location === 'string' && location.startsWith('/'))
          return reply.redirect(base + location, 302);
        if (!/^text\/html\b/.test(String(page.headers['content-type'])))
          throw new Failure('error-not-found', {}, 'not-found');
        const moment = formatMoment(preview.shownAt ?? clock.now(), member.language, MOMENT);
        const note = t('team-site-preview-note', { moment });
        return sendPreviewPage(reply, page.statusCode, previewPage(page.body, { base, note }));
      },
    );
  }
}

/** Headers of a visitor who reads a language. */
function headersOf({ host }: FastifyRequest, language: Language, { origins }: Configuration) {
  const origin = origins[language];
  return {
    host: origin === undefined ? host : new URL(origin).host,
    accept: 'text/html',
    cookie: `${LANGUAGE_COOKIE}=${language}`,
  };
}

/** The site at the time of a preview, opened for the first one. */
class PreviewedSite {
  private readonly database: RolledBackDatabase<Database>;
  private application: Application | null = null;
  private now = new Date();

  constructor(
    private readonly options: ApplicationOptions,
    private readonly build: Build,
  ) {
    this.database = new RolledBackDatabase(options.database.pool);
  }

  /** Renders a page for a visitor. */
  page(preview: SitePreview, path: string, headers: Record<string, string>) {
    const now = this.options.clock.now();
    return this.database.run(async () => {
      this.now = new Date(Math.max(preview.shownAt?.getTime() ?? 0, now.getTime()));
      this.application ??= await this.open();
      const { server, context, modules } = this.application;
      await this.database.db
        .transaction()
        .execute((transaction) => modules.team.applyPreview(transaction, preview, now));
      await context.refreshContent();
      return server.inject({ method: 'GET', url: path, headers });
    });
  }

  async close(): Promise<void> {
    await this.application?.server.close();
  }

  private open(): Promise<Application> {
    const { configuration, database, log, root, renderer } = this.options;
    const { db } = this.database;
    return this.build({
      configuration,
      database: { ...database, db, replicas: [], close: async () => {} },
      texts: new Texts(join(root, 'content/translations'), configuration.siteTitle),
      clock: { now: () => this.now, after: () => () => {} },
      log,
      root,
      ...(renderer && { renderer }),
      isPreview: true,
    });
  }
}
