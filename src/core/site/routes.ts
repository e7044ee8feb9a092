import type { Language } from '../shared/language.ts';
import { AGENCIES, OWNERS, PEOPLE, SIGNED_IN, VENDORS } from './route.ts';
import type { Route } from './route.ts';

/**
 * All screens with their paths in both languages (NAV-01 to NAV-08). `:id` is one segment, `:id?` an optional
 * one. The first matching route is used. One route per row.
 */
// oxfmt-ignore
export const ROUTES = {
  Index: { en: '/', bg: '/', page: 'shop/home', needs: ['properties', 'roommates', 'journal'] },
  Marketplace: { en: '/shop', bg: '/magazin', page: 'shop/home', needs: ['properties', 'roommates', 'journal'] },
  TrustedAgencies: { en: '/trusted-agencies', bg: '/dovereni-agencii', page: 'properties/agencies', needs: ['properties'] },
  AboutUsPage: { en: '/about-us', bg: '/za-nas', page: 'site/text', transition: 'slide-left' },
  TermsAndConditionsPage: { en: '/terms-and-conditions', bg: '/obshti-usloviya', page: 'site/text', transition: 'slide-left' },
  PrivacyPolicyPage: { en: '/privacy-policy', bg: '/poveritelnost', page: 'site/text', transition: 'slide-left' },
  Ranking: { en: '/ranking', bg: '/kak-podrezhdame', page: 'site/text', transition: 'slide-left' },
  LegalGuarantee: { en: '/legal-guarantee', bg: '/zakonova-garantsiya', page: 'site/text', transition: 'slide-left' },
  Accessibility: { en: '/accessibility', bg: '/dostapnost', page: 'site/text', transition: 'slide-left' },
  Contacts: { en: '/contacts', bg: '/kontakti', page: 'contact/contacts', needs: ['contact', 'forms'], transition: 'slide-left' },
  CleaningPage: { en: '/cleaning', bg: '/pochistvane', page: 'services/services', needs: ['services', 'reviews'] },
  CleaningServices: { en: '/cleaning/services', bg: '/pochistvane/uslugi', page: 'services/service-selection', needs: ['services', 'addresses', 'forms'] },
  MovingPage: { en: '/moving', bg: '/premestvane', page: 'services/services', needs: ['services', 'reviews'] },
  MovingServices: { en: '/moving/services', bg: '/premestvane/uslugi', page: 'services/service-selection', needs: ['services', 'addresses', 'forms'] },
  InteriorPage: { en: '/interior', bg: '/interior-dizayn', page: 'services/interior', needs: ['services', 'forms'] },
  ComingSoon: { en: '/coming-soon', bg: '/ochakvayte-skoro', page: 'site/text', transition: 'slide-left' },
  MarketplaceProductCategories: { en: '/product/category', bg: '/produkti/kategorii', page: 'shop/categories' },
  MarketplaceProductPromoCategories: { en: '/product/category/promo', bg: '/produkti/kategorii/promo', page: 'shop/categories', promoBackground: true },
  ProductCategory: { en: '/product/category/:id', bg: '/produkti/kategorii/:id', page: 'shop/category' },
  ComparedProducts: { en: '/product/compare', bg: '/produkti/sravnenie', page: 'shop/compared-products' },
  Product: { en: '/product/:id', bg: '/produkti/:id', page: 'shop/product', needs: ['reviews'] },
  Cart: { en: '/cart', bg: '/kolichka', page: 'orders/cart', needs: ['orders', 'addresses'] },
  FollowedViewing: { en: '/viewing/:token', bg: '/ogled/:token', page: 'properties/followed-viewing', needs: ['properties'] },
  FollowedServiceOrder: { en: '/service-order/:token', bg: '/zayavka/:token', page: 'services/followed-service-order', needs: ['services', 'orders'] },
  ServiceTeam: { en: '/service-team/:token', bg: '/ekip/:token', page: 'services/service-team', needs: ['services'] },
  FollowedOrder: { en: '/order/:token', bg: '/porachka/:token', page: 'orders/followed-order', needs: ['orders', 'conversations', 'forms'] },
  MovingIn: { en: '/moving-in', bg: '/nanasyane', page: 'plans/plan-start', needs: ['forms', 'plans', 'properties'], staysAfterLogin: true },
  MovingOut: { en: '/moving-out', bg: '/iznasyane', page: 'plans/plan-start', needs: ['forms', 'plans', 'properties'], staysAfterLogin: true },
  PlanOrder: { en: '/moving-in/:id/order/:work', bg: '/nanasyane/:id/porachka/:work', page: 'plans/plan-order', needs: ['plans', 'services', 'forms'], staysAfterLogin: true },
  SharedPlan: { en: '/moving-in/shared/:token', bg: '/nanasyane/spodeleno/:token', page: 'plans/moving-plan', needs: ['plans', 'plan-page', 'properties', 'services', 'site'], staysAfterLogin: true },
  MovingInPlan: { en: '/moving-in/:id', bg: '/nanasyane/:id', page: 'plans/moving-plan', needs: ['plans', 'plan-page', 'properties', 'services', 'site'], staysAfterLogin: true },
  Handover: { en: '/handover', bg: '/predavane', page: 'plans/handover', needs: ['plans', 'plan-page', 'handover', 'properties', 'forms'], roles: SIGNED_IN },
  Favorites: { en: '/favorites', bg: '/lyubimi', page: 'favorites/favorites', needs: ['properties', 'roommates', 'favorites'] },
  HiddenListings: { en: '/hidden', bg: '/skriti', page: 'properties/hidden-listings', needs: ['properties', 'roommates'] },
  Properties: { en: '/properties', bg: '/imoti', page: 'properties/properties', needs: ['properties'] },
  ComparedProperties: { en: '/properties/compare', bg: '/imoti/sravnenie', page: 'properties/compared-properties', needs: ['properties'] },
  FairPrice: { en: '/fair-price', bg: '/obichaen-naem', page: 'properties/fair-price', needs: ['properties'] },
  RentPlaces: { en: '/rent', bg: '/naemi', page: 'properties/rent-places', needs: ['properties'] },
  RentPlace: { en: '/rent/:place/:type?', bg: '/naemi/:place/:type?', page: 'properties/rent-place', needs: ['properties'] },
  Property: { en: '/property/:id', bg: '/imoti/:id', page: 'properties/property', needs: ['properties', 'site', 'reviews'] },
  Roommates: { en: '/roommates', bg: '/sakvartiranti', page: 'roommates/roommates', needs: ['roommates', 'properties'] },
  RoommatesPost: { en: '/roommates/post', bg: '/sakvartiranti/publikuvay', page: 'roommates/roommate-post', needs: ['roommates', 'properties', 'forms'] },
  FollowedConversation: { en: '/conversation/:token', bg: '/razgovor/:token', page: 'conversations/followed-conversation', needs: ['conversations', 'forms'] },
  FollowedRoommateConversation: { en: '/roommates/conversation/:token', bg: '/sakvartiranti/razgovor/:token', page: 'conversations/followed-conversation', needs: ['conversations', 'forms'] },
  RoommateOffer: { en: '/roommates/:id', bg: '/sakvartiranti/:id', page: 'roommates/roommate-offer', needs: ['roommates', 'site'] },
  VendorDashboard: { en: '/vendor/dashboard', bg: '/targovets/tablo', page: 'accounts/dashboard', needs: ['accounts', 'own-properties', 'orders'], roles: VENDORS },
  Vendor: { en: '/vendor/:id', bg: '/targovets/:id', page: 'shop/vendor', needs: ['reviews'] },
  Reviews: { en: '/reviews/:subject', bg: '/otzivi/:subject', page: 'reviews/reviews', needs: ['reviews', 'own-reviews'] },
  UserConfirmation: { en: '/user/confirmation', bg: '/potrebitel/potvarzhdenie', page: 'accounts/confirmation', needs: ['accounts'] },
  User: { en: '/user/:id', bg: '/potrebitel/:id', page: 'properties/person', needs: ['properties', 'accounts', 'reviews'] },
  Agency: { en: '/agency/:id', bg: '/agenciya/:id', page: 'properties/agency', needs: ['properties', 'reviews'] },
  BlogCategory: { en: '/blog/category/:id?', bg: '/blog/kategoriya/:id?', page: 'journal/blog-category', needs: ['journal'] },
  BlogPost: { en: '/blog/:id', bg: '/blog/:id', page: 'journal/blog-post', needs: ['journal', 'comments', 'forms', 'site'] },
  NewsletterConfirmation: { en: '/newsletter/confirmation', bg: '/byuletin/potvarzhdenie', page: 'newsletter/newsletter-link', needs: ['newsletter'] },
  NewsletterUnsubscription: { en: '/newsletter/unsubscription', bg: '/byuletin/otpisvane', page: 'newsletter/newsletter-link', needs: ['newsletter'] },
  Search: { en: '/search', bg: '/tarsene', page: 'searches/search', needs: ['searches', 'properties', 'roommates'] },
  SaveSearch: { en: '/save-search', bg: '/zapazi-tarsene', page: 'searches/save-search', needs: ['searches', 'comments', 'push'] },
  SavedSearch: { en: '/saved-search/:token', bg: '/zapazeno-tarsene/:token', page: 'searches/saved-search', needs: ['searches', 'properties', 'roommates'] },
  PaymentStatus: { en: '/payment/status', bg: '/plashtane/status', page: 'wallet/payment-status', needs: ['wallet'], roles: SIGNED_IN, showFooter: false },
  Profile: { en: '/profile', bg: '/profil', page: 'accounts/dashboard', needs: ['accounts', 'own-properties', 'orders'], roles: SIGNED_IN },
  AdminAddProperty: { en: '/profile/property', bg: '/profil/imot', page: 'properties/property-form', needs: ['properties', 'own-properties', 'forms'], roles: OWNERS },
  AdminEditProperty: { en: '/profile/property/:id', bg: '/profil/imot/:id', page: 'properties/property-form', needs: ['properties', 'own-properties', 'forms'], roles: OWNERS },
  AdminPropertyList: { en: '/profile/properties', bg: '/profil/imoti', page: 'properties/own-properties', needs: ['own-properties', 'wallet'], roles: OWNERS },
  AdminListingsImport: { en: '/profile/listings-import', bg: '/profil/vnos-na-obyavi', page: 'properties/listing-imports', needs: ['own-properties'], roles: AGENCIES },
  AgencyDashboard: { en: '/profile/agency-dashboard', bg: '/profil/tablo', page: 'accounts/dashboard', needs: ['accounts', 'own-properties', 'orders'], roles: OWNERS },
  AdminVendorDashboard: { en: '/profile/vendor-dashboard', bg: '/profil/targovets-tablo', page: 'accounts/dashboard', needs: ['accounts', 'own-properties', 'orders'], roles: VENDORS },
  AdminSettings: { en: '/profile/settings', bg: '/profil/nastroyki', page: 'accounts/settings', needs: ['accounts', 'addresses', 'shop', 'forms'], roles: SIGNED_IN },
  AdminAddProduct: { en: '/profile/product', bg: '/profil/produkt', page: 'shop/product-form', needs: ['shop', 'forms'], roles: VENDORS },
  AdminEditProduct: { en: '/profile/product/:id', bg: '/profil/produkt/:id', page: 'shop/product-form', needs: ['shop', 'forms'], roles: VENDORS },
  AdminListProducts: { en: '/profile/products', bg: '/profil/produkti', page: 'shop/own-products', needs: ['shop'], roles: VENDORS },
  AdminProductsImport: { en: '/profile/products-import', bg: '/profil/vnos-na-produkti', page: 'shop/product-imports', needs: ['shop'], roles: VENDORS },
  AdminVendorOrders: { en: '/profile/orders', bg: '/profil/porachki', page: 'orders/orders', needs: ['orders'], roles: SIGNED_IN },
  AdminVendorOrder: { en: '/profile/orders/:id', bg: '/profil/porachki/:id', page: 'orders/received-order', needs: ['orders', 'conversations', 'forms'], roles: VENDORS, openedBy: 'access' },
  ViewingRequests: { en: '/profile/viewing-requests', bg: '/profil/ogledi', page: 'properties/viewings', needs: ['properties'], roles: OWNERS },
  AdminWallet: { en: '/profile/wallet', bg: '/profil/portfeyl', page: 'wallet/wallet', needs: ['wallet'], roles: SIGNED_IN },
  AdminMessages: { en: '/profile/messages', bg: '/profil/saobshteniya', page: 'conversations/messages', needs: ['conversations', 'forms'], roles: SIGNED_IN },
  AdminSavedSearches: { en: '/profile/searches', bg: '/profil/tarseniya', page: 'searches/saved-searches', needs: ['searches', 'push'], roles: SIGNED_IN },
  AdminReviews: { en: '/profile/reviews', bg: '/profil/otzivi', page: 'reviews/own-reviews', needs: ['own-reviews', 'forms'], roles: SIGNED_IN },
  WriteReview: { en: '/profile/reviews/:subject', bg: '/profil/otzivi/:subject', page: 'reviews/review-form', needs: ['own-reviews', 'forms'], roles: SIGNED_IN },
  AdminRoommates: { en: '/profile/roommates-posts', bg: '/profil/sakvartiranti', page: 'roommates/own-roommates', needs: ['roommates'], roles: PEOPLE },
  AdminRoommatesPost: { en: '/profile/roommates-posts/:id', bg: '/profil/sakvartiranti/:id', page: 'roommates/roommate-edit', needs: ['roommates', 'properties', 'forms'], roles: PEOPLE },
} as const satisfies Record<string, Route & Record<Language, string>>;

/** Route of unknown paths. */
const NOT_FOUND: Route = { page: 'site/not-found' };

/** A route that links can use. */
export type PathName = keyof typeof ROUTES;
export type RouteName = PathName | 'NotFound';

export const routeNamed = (name: RouteName): Route => (name === 'NotFound' ? NOT_FOUND : ROUTES[name]);
