import type accountsMails from './translations/bg/accounts-mails.json';
import type accountsMembers from './translations/bg/accounts-members.json';
import type accounts from './translations/bg/accounts.json';
import type common from './translations/bg/common.json';
import type components from './translations/bg/components.json';
import type contactMails from './translations/bg/contact-mails.json';
import type contact from './translations/bg/contact.json';
import type favoritesMails from './translations/bg/favorites-mails.json';
import type newsletterMails from './translations/bg/newsletter-mails.json';
import type newsletter from './translations/bg/newsletter.json';
import type conversationsMails from './translations/bg/conversations-mails.json';
import type conversations from './translations/bg/conversations.json';
import type journalMails from './translations/bg/journal-mails.json';
import type journal from './translations/bg/journal.json';
import type invoicesMails from './translations/bg/invoices-mails.json';
import type invoices from './translations/bg/invoices.json';
import type integrationsMails from './translations/bg/integrations-mails.json';
import type integrations from './translations/bg/integrations.json';
import type ordersMails from './translations/bg/orders-mails.json';
import type orders from './translations/bg/orders.json';
import type payouts from './translations/bg/payouts.json';
import type payoutsMails from './translations/bg/payouts-mails.json';
import type teamPayouts from './translations/bg/team-payouts.json';
import type plansHandover from './translations/bg/plans-handover.json';
import type plansThings from './translations/bg/plans-things.json';
import type plansLeaving from './translations/bg/plans-leaving.json';
import type plansMails from './translations/bg/plans-mails.json';
import type plans from './translations/bg/plans.json';
import type propertiesDescription from './translations/bg/properties-description.json';
import type propertiesFairPrice from './translations/bg/properties-fair-price.json';
import type propertiesImport from './translations/bg/properties-import.json';
import type propertiesListing from './translations/bg/properties-listing.json';
import type propertiesMails from './translations/bg/properties-mails.json';
import type propertiesMap from './translations/bg/properties-map.json';
import type propertiesMarks from './translations/bg/properties-marks.json';
import type propertiesNear from './translations/bg/properties-near.json';
import type propertiesOwn from './translations/bg/properties-own.json';
import type propertiesPlaces from './translations/bg/properties-places.json';
import type propertiesSearch from './translations/bg/properties-search.json';
import type propertiesTerms from './translations/bg/properties-terms.json';
import type properties from './translations/bg/properties.json';
import type reviewsMails from './translations/bg/reviews-mails.json';
import type reviews from './translations/bg/reviews.json';
import type roommatesOwn from './translations/bg/roommates-own.json';
import type roommatesScreens from './translations/bg/roommates-screens.json';
import type roommates from './translations/bg/roommates.json';
import type searchesMails from './translations/bg/searches-mails.json';
import type searchesSite from './translations/bg/searches-site.json';
import type searches from './translations/bg/searches.json';
import type servicesMails from './translations/bg/services-mails.json';
import type servicesScreens from './translations/bg/services-screens.json';
import type services from './translations/bg/services.json';
import type favorites from './translations/bg/favorites.json';
import type shipping from './translations/bg/shipping.json';
import type shopImport from './translations/bg/shop-import.json';
import type shopOwn from './translations/bg/shop-own.json';
import type shopTerms from './translations/bg/shop-terms.json';
import type shop from './translations/bg/shop.json';
import type siteComparison from './translations/bg/site-comparison.json';
import type siteDescription from './translations/bg/site-description.json';
import type siteMails from './translations/bg/site-mails.json';
import type site from './translations/bg/site.json';
import type teamAudit from './translations/bg/team-audit.json';
import type teamCalendar from './translations/bg/team-calendar.json';
import type teamCasesMails from './translations/bg/team-cases-mails.json';
import type teamCases from './translations/bg/team-cases.json';
import type teamCatalogue from './translations/bg/team-catalogue.json';
import type teamContent from './translations/bg/team-content.json';
import type teamFigures from './translations/bg/team-figures.json';
import type teamWork from './translations/bg/team-work.json';
import type team from './translations/bg/team.json';
import type walletMails from './translations/bg/wallet-mails.json';
import type teamErrors from './translations/bg/team-errors.json';
import type wallet from './translations/bg/wallet.json';

type Texts = typeof accountsMails &
  typeof accounts &
  typeof accountsMembers &
  typeof common &
  typeof components &
  typeof conversations &
  typeof journalMails &
  typeof journal &
  typeof invoicesMails &
  typeof invoices &
  typeof ordersMails &
  typeof orders &
  typeof integrations &
  typeof integrationsMails &
  typeof payouts &
  typeof payoutsMails &
  typeof teamPayouts &
  typeof plansHandover &
  typeof plansThings &
  typeof plansLeaving &
  typeof plansMails &
  typeof plans &
  typeof propertiesDescription &
  typeof propertiesFairPrice &
  typeof propertiesImport &
  typeof propertiesListing &
  typeof propertiesMails &
  typeof propertiesMap &
  typeof propertiesMarks &
  typeof propertiesNear &
  typeof propertiesOwn &
  typeof propertiesPlaces &
  typeof propertiesSearch &
  typeof propertiesTerms &
  typeof properties &
  typeof reviewsMails &
  typeof reviews &
  typeof contactMails &
  typeof contact &
  typeof favoritesMails &
  typeof newsletterMails &
  typeof newsletter &
  typeof conversationsMails &
  typeof roommatesOwn &
  typeof roommatesScreens &
  typeof roommates &
  typeof searchesMails &
  typeof searchesSite &
  typeof searches &
  typeof servicesMails &
  typeof servicesScreens &
  typeof services &
  typeof favorites &
  typeof shipping &
  typeof shopImport &
  typeof shopOwn &
  typeof shopTerms &
  typeof shop &
  typeof siteComparison &
  typeof siteDescription &
  typeof siteMails &
  typeof teamErrors &
  typeof site &
  typeof teamCalendar &
  typeof teamCasesMails &
  typeof teamCases &
  typeof teamAudit &
  typeof teamCatalogue &
  typeof teamContent &
  typeof teamFigures &
  typeof teamWork &
  typeof team &
  typeof walletMails &
  typeof wallet;

type WithoutCount<Key extends string> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key;

/** The key of a text in `content/translations`; one that depends on a count goes without `_one` and `_other`. */
export type TextKey = WithoutCount<keyof Texts & string>;

/**
 * What may be asked for: keys that are all there, or a pattern such as `colour-${string}` that some key fits. What is only
 * known as a string (the message of a refusal) passes; `t<string>(…)` says so of a key whose type is wider than what
 * can come.
 */
export type Asked<Key extends string> = string extends Key
  ? Key
  : Key extends TextKey
    ? Key
    : [Extract<TextKey, Key>] extends [never]
      ? never
      : Key;
