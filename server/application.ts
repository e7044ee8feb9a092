import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../src/core/shared/failure.ts';
import { AccountMails } from './modules/accounts/account-mails.ts';
import { accountRoutes } from './modules/accounts/account-routes.ts';
import type { AccountDependencies } from './modules/accounts/account-dependencies.ts';
import { GoogleTokens } from './modules/accounts/google-tokens.ts';
import { accountAddressRoutes } from './modules/accounts/account-address-routes.ts';
import { profileRoutes } from './modules/accounts/profile-routes.ts';
import { cancelViewingsOfAccount } from './modules/properties/viewings/cancel-viewings.ts';
import { openDescriptionWriter } from './modules/properties/editor/open-description-writer.ts';
import { PropertyMails } from './modules/properties/property-mails.ts';
import { HeldListings } from './modules/properties/doubles/held-listings.ts';
import { HoldMails } from './modules/properties/doubles/hold-mails.ts';
import { watchOwner } from './modules/properties/listing/watch-owner.ts';
import { propertyRoutes } from './modules/properties/property-routes.ts';
import type { PropertyDependencies } from './modules/properties/property-dependencies.ts';
import { ownPropertyRoutes } from './modules/properties/editor/own-property-routes.ts';
import { ViewingCalendar } from './modules/properties/viewings/viewing-calendar.ts';
import { suggestProperties } from './modules/properties/search/suggest-properties.ts';
import { viewingRoutes } from './modules/properties/viewings/viewing-routes.ts';
import { journalRoutes } from './modules/journal/journal-routes.ts';
import { contactModule } from './modules/contact/contact-module.ts';
import { favoriteModule } from './modules/favorites/favorite-module.ts';
import { newsletterModule } from './modules/newsletter/newsletter-module.ts';
import { openCaptcha } from './platform/captcha/open-captcha.ts';
import { openJournal } from './modules/journal/open-journal.ts';
import { postFeed } from './modules/journal/post-feed.ts';
import { openOrders } from './modules/orders/open-orders.ts';
import { orderRoutes } from './modules/orders/order-routes.ts';
import { planEvents } from './modules/plans/plan-events.ts';
import { openPlanExport } from './modules/plans/plan-export-dependencies.ts';
import { handoverRoutes } from './modules/plans/handover/handover-routes.ts';
import { planExportRoutes } from './modules/plans/plan-export-routes.ts';
import { planRoutes } from './modules/plans/plan-routes.ts';
import { countConversations } from './modules/conversations/find-conversation.ts';
import { conversationEvents } from './modules/conversations/conversation-events.ts';
import { conversationRoutes } from './modules/conversations/conversation-routes.ts';
import { anonymizeAsker } from './modules/conversations/anonymize-asker.ts';
import { mailAnswerRoute } from './modules/conversations/mail-answer-route.ts';
import { openConversations } from './modules/conversations/open-conversations.ts';
import { roommateRoutes } from './modules/roommates/roommate-routes.ts';
import type { RoommateDependencies } from './modules/roommates/roommate-dependencies.ts';
import { anonymizeCustomer } from './modules/services/anonymize-customer.ts';
import { openServices } from './modules/services/open-services.ts';
import { serviceRoutes } from './modules/services/service-routes.ts';
import { ownProductRoutes } from './modules/shop/editor/own-product-routes.ts';
import { fileImportRoutes } from './import-subjects.ts';
import { shopRoutes } from './modules/shop/shop-routes.ts';
import { suggestProducts, suggestRooms } from './modules/shop/search/suggest-products.ts';
import { openWallet } from './modules/wallet/open-wallet.ts';
import { walletRoutes } from './modules/wallet/wallet-routes.ts';
import { sessionTransferArrival, sessionTransferRoutes } from './modules/site/session-transfer.ts';
import { pictureFiles } from './modules/site/picture-files.ts';
import { pictureRoutes } from './modules/site/picture-routes.ts';
import { searchEngineFiles } from './modules/site/search-engine-files.ts';
import { EmptySearches } from './modules/searches/empty-searches.ts';
import { openIndexes } from './modules/searches/open-indexes.ts';
import { openSearches } from './modules/searches/open-searches.ts';
import { searchRoutes } from './modules/searches/search-routes.ts';
import { deleteSearchesOfAccount } from './modules/searches/searches-by-mail.ts';
import { anonymizeReviewer } from './modules/reviews/own-reviews.ts';
import { openReviews } from './modules/reviews/open-reviews.ts';
import { reviewRoutes } from './modules/reviews/review-routes.ts';
import type { Application, Parts } from './application-parts.ts';
import { openSms } from './platform/sms/open-sms.ts';
import { siteRoutes } from './modules/site/site-routes.ts';
import { siteSearchRoutes } from './modules/searches/site-search/site-search-routes.ts';
import { Addresses } from './platform/addresses.ts';
import { apiDocumentation } from './platform/http/api-documentation.ts';
import { serveFiles } from './platform/http/static-files.ts';
import { refuseForeignWrites } from './platform/http/foreign-origins.ts';
import { openStreams } from './platform/http/event-streams.ts';
import { healthRoutes } from './platform/http/health.ts';
import { newRequestId } from './platform/logging.ts';
import { registerContract } from './platform/http/register-contract.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { PictureIntake } from './platform/pictures/picture-intake.ts';
import { refuseUnparsed } from './platform/http/parser-refusals.ts';
import { answerRefusals } from './platform/http/refusals.ts';
import { Sessions } from './modules/accounts/sessions.ts';
import { compileAnswer, compileSchema } from './platform/http/schema-compiler.ts';
import { limitDatabaseTime } from './platform/http/limit-database-time.ts';
import { routeReads } from './platform/http/route-reads.ts';
import { isInProcess, limitLoad } from './platform/http/limit-load.ts';
import { setBodyTimeout, MAX_BODY_TIMEOUT } from './platform/http/body-timeout.ts';
import { RequestCounts } from './platform/http/request-counts.ts';
import { withoutTrailingSlash } from './platform/http/trailing-slash.ts';
import { rejectNullBytes } from './platform/http/reject-null-bytes.ts';
import { DATA_EXPORTS } from './data-exports.ts';
import { observeRequests } from './observe-requests.ts';
import { componentsPage, isForDevelopment } from './rendering/components-page.ts';
import { openPages } from './rendering/open-pages.ts';
import { serveDocuments } from './serve-documents.ts';
import { refuseReadably } from './rendering/refusal-page.ts';
import { setCommonSecurity, setDocumentSecurity } from './rendering/security-headers.ts';
import { shareCardFiles } from './rendering/share-cards/share-card-files.ts';
import { pushWorker } from './rendering/push-worker.ts';
import { iconFiles, webManifest } from './rendering/web-manifest.ts';

const BODY_LIMIT = 256 * 1024;

export async function buildApplication(parts: Parts): Promise<Application> {
  const { configuration, database, texts, clock, log, root } = parts;
  const { db } = database;
  const refuse = refuseReadably(configuration, texts);
  const server = fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.trustProxy === false ? false : [...configuration.trustProxy],
    requestTimeout: MAX_BODY_TIMEOUT,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: (_error, request, reply) => {
      setBodyTimeout(request.raw);
      setCommonSecurity(reply, configuration);
      reply.header('x-request-id', request.id);
      refuse(new Failure('error-malformed-request', {}, 'malformed'), request, reply);
    },
    routerOptions: { maxParamLength: 16_000 },
    rewriteUrl: ({ method, url = '/' }) => withoutTrailingSlash(method, url),
  }) as unknown as FastifyInstance;

  server.setValidatorCompiler(compileSchema);
  server.setSerializerCompiler(compileAnswer);
  answerRefusals(server, refuse);
  rejectNullBytes(server);
  limitDatabaseTime(server);
  observeRequests(server, configuration, parts.metrics);
  server.addHook('onRequest', async (request, reply) => {
    setBodyTimeout(request.raw);
    setCommonSecurity(reply, configuration);
    reply.header('x-request-id', request.id);
    refuseForeignWrites(request.method, request.headers.origin, request.host, configuration);
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (/^text\/html\b/.test(String(reply.getHeader('content-type'))))
      setDocumentSecurity(reply, configuration);
    done();
  });
  server.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const responseTime = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, responseTime }, 'answered');
  });
  await server.register(cookie);
  if (database.replicas.length > 0) routeReads(server, configuration);
  server.decorateRequest('account', null);
  await server.register(formbody, { bodyLimit: BODY_LIMIT });
  // Fast rather than small: pages are compressed per request.
  const brotliOptions = { params: { 1: 5 } };
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions });
  const sessions = new Sessions(db, clock, configuration);
  const pages = parts.renderer && openPages(server, { ...parts, renderer: parts.renderer });
  if (configuration.mode !== 'test') await limitLoad(server, configuration, new RequestCounts(db, log));

  const addresses = new Addresses(configuration);
  const { payments, paymentPages } = openPayments({ configuration, db, clock, texts, log });
  const captcha = openCaptcha(configuration, db, clock, log);
  const context = { configuration, db, clock, texts, log, addresses, captcha };
  const orders = openOrders({ ...context, payments, priceOrder: configuration.priceOrder });
  const wallet = openWallet({ ...context, payments });
  const journal = openJournal(context);
  const contact = contactModule(context);
  const newsletter = newsletterModule(context);
  const favorites = favoriteModule(context);
  const modules = [contact, newsletter, favorites];
  const store = openPictureStore(configuration);
  const accounts: AccountDependencies = {
    db,
    clock,
    sessions,
    mails: new AccountMails(texts, addresses),
    sms: openSms(configuration.sms, db),
    texts,
    log,
    google: configuration.googleClientId
      ? new GoogleTokens(configuration.googleClientId, configuration.googleKeysUrl, clock)
      : null,
    countUnread: async (accountId) => (await countConversations(db, accountId)).unread,
    onAccountDeleted: [
      (transaction, accountId) => cancelViewingsOfAccount(properties, transaction, accountId),
      (transaction, accountId) => anonymizeCustomer(services, transaction, accountId),
      (transaction, accountId) => anonymizeAsker(conversations, transaction, accountId),
      ...newsletter.onAccountDeleted,
      deleteSearchesOfAccount,
      anonymizeReviewer,
    ],
    onContactsChanged: (transaction, accountId) => watchOwner(transaction, accountId, '', clock.now()),
    exports: [...DATA_EXPORTS, ...modules.flatMap(({ exports }) => exports)],
  };
  const held = new HeldListings(clock, new HoldMails(texts, addresses, configuration.teamEmail));
  const calendar = new ViewingCalendar(texts, addresses, configuration.mailFrom);
  const properties: PropertyDependencies = {
    db,
    homes: openIndexes(db).homes,
    clock,
    mails: new PropertyMails(texts, addresses, calendar),
    held,
    calendar,
    descriptions: openDescriptionWriter(configuration, texts, log),
  };
  const roommates: RoommateDependencies = { db, clock, held };
  const conversations = await openConversations(context);
  const intake = new PictureIntake({ db, clock, store });
  const services = openServices({ ...context, intake });
  const plans = openPlanExport(context);
  const searches = openSearches(context);
  const reviews = openReviews(context);
  const emptySearches = new EmptySearches(database.db, clock, log);
  server.addHook('onClose', () => emptySearches.write());
  const onAnswer = emptySearches.note.bind(emptySearches);
  await server.register(async (api) => {
    await api.register(etag, { replyWith304: true });
    registerContract(api, { ...configuration, sessions, captcha, onAnswer }, [
      ...siteRoutes(join(root, 'content/pages'), context),
      ...siteSearchRoutes(searches, [suggestProducts, suggestRooms, suggestProperties]),
      ...pictureRoutes({ db, clock, store }, intake),
      ...sessionTransferRoutes({ ...context, sessions }),
      ...accountRoutes(accounts),
      ...profileRoutes(accounts),
      ...accountAddressRoutes(accounts),
      ...propertyRoutes(properties),
      ...ownPropertyRoutes(properties),
      ...fileImportRoutes({ db, clock, texts, held }),
      ...viewingRoutes(properties),
      ...shopRoutes({ db, clock, ...openIndexes(db) }),
      ...modules.flatMap(({ operations }) => operations),
      ...ownProductRoutes({ db, clock, texts }),
      ...orderRoutes(orders),
      ...walletRoutes(wallet),
      ...journalRoutes(journal),
      ...serviceRoutes(services),
      ...roommateRoutes(roommates),
      ...conversationRoutes(conversations, intake),
      ...planRoutes({ db, clock }),
      ...planExportRoutes(plans),
      ...handoverRoutes({ ...plans, store }),
      ...searchRoutes(searches),
      ...reviewRoutes(reviews),
    ]);
  });
  const streams = openStreams(server, parts);
  planEvents(server, { db, clock }, sessions, streams);
  conversationEvents(server, db, sessions, streams);
  const { answers } = conversations;
  if (configuration.mailAnswers && answers)
    await mailAnswerRoute(server, { ...conversations, answers, intake }, configuration.mailAnswers.key);
  const made = { properties, services, plans, searches, wallet, orders };
  serveDocuments(server, made, { db, texts, configuration, sessions });
  sessionTransferArrival(server, context);
  pictureFiles(server, store);
  await paymentPages(server);
  searchEngineFiles(server, db, configuration);
  postFeed(server, journal, configuration);
  newsletter.serve(server);
  favorites.serve(server);
  healthRoutes(server, database, parts.draining ?? (() => false));
  webManifest(server, configuration, texts);
  shareCardFiles(server, { ...parts, store });
  await iconFiles(server, root);
  if (configuration.push) await pushWorker(server, root);
  apiDocumentation(server, root);
  if (configuration.outboxPage) await server.register(outboxPage, { db, texts, configuration });

  server.all('/api/*', (request, reply) => refuse(notFound(), request, reply));

  const client = configuration.mode === 'development' ? undefined : join(root, 'dist/client');
  await serveFiles(server, { root, dataDirectory: configuration.dataDirectory, client });
  pages?.serve();
  if (isForDevelopment(parts.renderer)) componentsPage(server, configuration, texts, parts.renderer);
  server.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply));
  return {
    server,
    intake,
    accounts,
    roommates,
    conversations,
    journal,
    contact,
    newsletter,
    favorites,
    reviews,
    emptySearches,
    ...made,
  };
}

const notFound = () => new Failure('error-not-found', {}, 'not-found');
