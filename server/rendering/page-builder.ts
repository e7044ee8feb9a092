import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownAnswer, KnownAnswers } from '../../src/adapters/http/preloaded-http-client.ts';
import { sessionMark } from '../../src/core/accounts/sign-in.ts';
import type { Clock } from '../../src/core/shared/clock.ts';
import type { Language, SiteAddresses } from '../../src/core/shared/language.ts';
import type { SiteSettings } from '../../src/core/site/settings.ts';
import { TOKEN_COOKIE } from '../modules/accounts/sessions.ts';
import { HAND_OVER_COOKIE } from '../modules/site/session-transfer.ts';
import { Addresses } from '../platform/addresses.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Subject } from '../platform/database/change-notifications.ts';
import { WRITE_COOKIE } from '../platform/http/route-reads.ts';
import type { Question } from '../../src/adapters/server/in-process-http-client.ts';
import { withShownSubjects } from '../platform/http/shown-subjects.ts';
import type { Texts } from '../platform/texts.ts';
import type { WorkQueue } from '../platform/work-queue.ts';
import type { Patience } from '../platform/work-queue.ts';
import { documentOf } from './document.ts';
import { firstPictureLink } from './first-picture-link.ts';
import { addressOf, readerOf } from './page-request.ts';
import type { ScreenRequest } from './render-page.tsx';
import type { Renderer } from './renderer.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import type { TextPaths } from './text-files.ts';

/** Page before sending. */
export type MadePage = {
  status: number;
  /** Redirect target, from the root. */
  movedTo: string | null;
  /** In UTF-8. */
  html: Buffer;
  policy: string;
  /** `Link` header of the first picture. */
  link: string | null;
  /** True if it contains data of a signed-in account. */
  isPrivate: boolean;
  /** Subjects of the data; null if unknown or not public. */
  subjects: ReadonlySet<Subject> | null;
};

/**
 * Audience of a page: the requesting client, or any visitor, with data of the primary database or of a
 * replica.
 */
export type Audience = 'asker' | 'visitors' | 'visitors-from-primary';

type Dependencies = {
  app: FastifyInstance;
  configuration: Configuration;
  clock: Clock;
  texts: Texts;
  textPaths: TextPaths;
  renderer: Renderer;
  queue: WorkQueue;
};

/** Every page shows texts, which the team may change (TEAM-09). */
const TEXTS_SUBJECT: Subject = 'texts';

export class PageBuilder {
  private readonly addresses: Addresses;
  private readonly settings: Omit<SiteSettings, 'title'>;

  constructor(private readonly deps: Dependencies) {
    const { configuration } = deps;
    this.addresses = new Addresses(configuration);
    this.settings = {
      addresses: { ...configuration.origins, testHost: configuration.testHost } satisfies SiteAddresses,
      priceOrder: configuration.priceOrder,
      translations: configuration.translationModel !== undefined,
      cardPayments: configuration.cardPayments !== 'off',
      googleClientId: configuration.googleClientId ?? null,
      mapTiles: configuration.mapTiles,
    };
  }

  /** @throws Failure `unavailable` if the queue is too long */
  async make(request: FastifyRequest, audience: Audience, patience: Patience): Promise<MadePage> {
    const { configuration, texts, textPaths, renderer, queue } = this.deps;
    const { language } = readerOf(request, configuration);
    const subjects = new Set<Subject>([TEXTS_SUBJECT]);
    let isKnown = audience !== 'asker';
    const screen = this.screenOf(request, addressOf(request), audience, (shown) => {
      if (shown === null) isKnown = false;
      else for (const subject of shown) subjects.add(subject);
    });
    const handedOver = audience === 'asker' && request.cookies[HAND_OVER_COOKIE] !== undefined;
    const session = sessionMark(audience === 'asker' ? request.cookies[TOKEN_COOKIE] : undefined);
    const translations = texts.shownBundle(language);
    const textsPath = textPaths.of(language);
    const page = await queue.run(
      () => renderer.render({ ...screen, language, handedOver, session, translations, textsPath }),
      patience,
    );
    if (page.movedTo !== null)
      return {
        status: 302,
        movedTo: page.movedTo,
        html: Buffer.alloc(0),
        policy: '',
        link: null,
        isPrivate: false,
        subjects: null,
      };
    const { html, inline } = documentOf(page, {
      addresses: this.addresses,
      scripts: renderer.scripts(page.route),
    });
    return {
      status: page.status,
      movedTo: null,
      html: await renderer.finish(request.url, html),
      policy: pagePolicy(inline, configuration),
      link: firstPictureLink(page.html),
      isPrivate: page.isPrivate,
      subjects: isKnown && page.status === 200 && !page.isPrivate ? subjects : null,
    };
  }

  /** Renders for any visitor, independent of the request's personal data. */
  forVisitors(request: FastifyRequest, patience: Patience): (fromPrimary: boolean) => Promise<MadePage> {
    return (fromPrimary) => this.make(request, fromPrimary ? 'visitors-from-primary' : 'visitors', patience);
  }

  /**
   * Returns the API answers for the screen of an address, for the requesting client.
   * @throws Failure `unavailable` if the queue is too long
   */
  answers(request: FastifyRequest, address: string, patience: Patience): Promise<KnownAnswers> {
    const { renderer, queue } = this.deps;
    return queue.run(() => renderer.answers(this.screenOf(request, address, 'asker')), patience);
  }

  /** @param onSubjects receives the subjects of each answer; null if unknown */
  private screenOf(
    request: FastifyRequest,
    url: string,
    audience: Audience,
    onSubjects: (subjects: readonly Subject[] | null) => void = () => {},
  ): ScreenRequest {
    const { configuration, clock, texts } = this.deps;
    const { language, chosen, inPlace } = readerOf(request, configuration);
    return {
      url,
      host: request.host,
      shownLanguage: inPlace && chosen === 'debug' ? 'debug' : language,
      clock,
      settings: { ...this.settings, title: texts.in(language)('site-name') },
      hasToken: audience === 'asker' && request.cookies[TOKEN_COOKIE] !== undefined,
      ask: async (question) => {
        const { result, subjects } = await withShownSubjects(() =>
          this.callOperation(question, request, language, audience),
        );
        onSubjects(subjects);
        return result;
      },
    };
  }

  /** Calls an operation in process, with the same hooks, validation and errors as an external request. */
  private async callOperation(
    { method, url, body }: Question,
    request: FastifyRequest,
    language: Language,
    audience: Audience,
  ): Promise<KnownAnswer> {
    const cookie = {
      asker: request.headers.cookie,
      visitors: undefined,
      'visitors-from-primary': `${WRITE_COOKIE}=1`,
    }[audience];
    const answer = await this.deps.app.inject({
      method,
      url,
      headers: { 'x-accept-language': language, ...(cookie !== undefined && { cookie }) },
      ...(body !== undefined && { payload: body as object }),
      remoteAddress: request.ip,
    });
    return { status: answer.statusCode, body: answer.json() as unknown };
  }
}
