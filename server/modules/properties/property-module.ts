import type { FastifyInstance } from 'fastify';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import { ModerationHold } from './duplicate-pictures/moderation-hold.ts';
import { ModerationMails } from './duplicate-pictures/moderation-mails.ts';
import { ownPropertyRoutes } from './editor/own-property-routes.ts';
import { exportListingMarks } from './listing/listing-marks.ts';
import { checkOwnerRisk } from './listing/check-owner-risk.ts';
import type { PropertyDependencies } from './property-dependencies.ts';
import { propertyJobs } from './property-jobs.ts';
import { PropertyMails } from './property-mails.ts';
import { propertyRoutes } from './property-routes.ts';
import type { HomeIndex } from './search/home-index.ts';
import { cancelViewingsOfAccount } from './viewings/cancel-viewings.ts';
import { viewingCalendarFile, viewingRoutes } from './viewings/viewing-routes.ts';
import { ViewingCalendar } from './viewings/viewing-calendar.ts';
import type { OnContactsChanged } from '../accounts/account-dependencies.ts';
import type { Logger } from 'pino';
import type { Configuration } from '../../platform/configuration.ts';
import type { Texts } from '../../platform/texts.ts';
import type { DescriptionWriter } from './editor/description-writer.ts';
import { ChatCompletions } from '../../platform/language-model/chat-completions.ts';
import { ModelWriter } from './editor/model-writer.ts';
import { TemplateWriter } from './editor/template-writer.ts';

/** Rental homes: search, editor, viewings. */
export function propertyModule(
  { db, clock, texts, log, addresses, company, configuration }: ModuleContext,
  homes: HomeIndex,
) {
  const calendar = new ViewingCalendar(texts, addresses, configuration.mailFrom);
  const deps: PropertyDependencies = {
    db,
    homes,
    clock,
    mails: new PropertyMails(texts, addresses, calendar),
    moderationHold: new ModerationHold(clock, new ModerationMails(texts, addresses, company)),
    calendar,
    descriptions: openDescriptionWriter(configuration, texts, log),
  };
  const cancelViewings: OnAccountDeleted = (transaction, accountId) =>
    cancelViewingsOfAccount(deps, transaction, accountId);
  const onContactsChanged: OnContactsChanged = (transaction, accountId) =>
    checkOwnerRisk(transaction, accountId, '', clock.now());
  return {
    deps,
    operations: [...propertyRoutes(deps), ...ownPropertyRoutes(deps), ...viewingRoutes(deps)],
    serve: (server: FastifyInstance) => viewingCalendarFile(server, deps),
    exports: [exportListingMarks],
    onAccountDeleted: [cancelViewings],
    onContactsChanged,
    jobs: propertyJobs(deps),
  };
}

export function openDescriptionWriter(
  { descriptionModel }: Configuration,
  texts: Texts,
  log: Logger,
): DescriptionWriter {
  const template = new TemplateWriter(texts);
  return descriptionModel ? new ModelWriter(new ChatCompletions(descriptionModel), template, log) : template;
}
