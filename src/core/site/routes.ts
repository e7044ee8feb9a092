import type { VendorArea } from '../shared/vendor-roles.ts';
import type { Language } from '../shared/language.ts';

/** Screen and permissions of a route. */
export type Route = {
  /** File of the screen: `orders/cart` is src/container/screens/orders/cart.ts. */
  screen: `${string}/${string}`;
  /**
   * Types of accounts that may open the page. It requires a login (NAV-16); for other accounts nothing is
   * requested (ROLE-05).
   */
  roles?: readonly ('user' | 'agency' | 'vendor')[];
  /** Area of a shop that the role of a vendor's account must cover (ROLE-04). */
  area?: VendorArea;
  /** Query parameter with the secret of an e-mail's link that opens the page without a login. */
  openedBy?: 'access';
  /**
   * True if a login in the header stays on the page, so that the user can continue; by default the dashboard
   * opens.
   */
  staysAfterLogin?: true;
  showFooter?: boolean;
  transition?: 'slide-left';
  promoBackground?: boolean;
};

/** All types of accounts. Without `roles` a page is public. Permissions of the API are in `api/`. */
export const SIGNED_IN = ['user', 'agency', 'vendor'] as const;
export const OWNERS = ['user', 'agency'] as const;
export const AGENCIES = ['agency'] as const;
export const PEOPLE = ['user'] as const;
export const VENDORS = ['vendor'] as const;

/**
 * All screens with their paths in both languages (NAV-01 to NAV-08). `:id` is one segment, `:id?` an optional
 * one. The first matching route is used. One route per row.
 */
// oxfmt-ignore
export const ROUTES = {
  Index: { en: '/', bg: '/', screen: 'shop/home' },
  Marketplace: { en: '/shop', bg: '/magazin', screen: 'shop/home' },
  TrustedAgencies: { en: '/trusted-agencies', bg: '/dovereni-agencii', screen: 'properties/agencies' },
  AboutUsPage: { en: '/about-us', bg: '/za-nas', screen: 'site/text', transition: 'slide-left' },
  TermsAndConditionsPage: { en: '/terms-and-conditions', bg: '/obshti-usloviya', screen: 'site/text', transition: 'slide-left' },
  PrivacyPolicyPage: { en: '/privacy-policy', bg: '/poveritelnost', screen: 'site/text', transition: 'slide-left' },
  Ranking: { en: '/ranking', bg: '/kak-podrezhdame', screen: 'site/text', transition: 'slide-left' },
  LegalGuarantee: { en: '/legal-guarantee', bg: '/zakonova-garantsiya', screen: 'site/text', transition: 'slide-left' },
  Accessibility: { en: '/accessibility', bg: '/dostapnost', screen: 'site/text', transition: 'slide-left' },
  Contacts: { en: '/contacts', bg: '/kontakti', screen: 'contact/contacts', transition: 'slide-left' },
  CleaningPage: { en: '/cleaning', bg: '/pochistvane', screen: 'services/services' },
  CleaningServices: { en: '/cleaning/services', bg: '/pochistvane/uslugi', screen: 'services/service-selection' },
  MovingPage: { en: '/moving', bg: '/premestvane', screen: 'services/services' },
  MovingServices: { en: '/moving/services', bg: '/premestvane/uslugi', screen: 'services/service-selection' },
  InteriorPage: { en: '/interior', bg: '/interior-dizayn', screen: 'services/interior' },
  ComingSoon: { en: '/coming-soon', bg: '/ochakvayte-skoro', screen: 'site/text', transition: 'slide-left' },
  MarketplaceProductCategories: { en: '/product/category', bg: '/produkti/kategorii', screen: 'shop/categories' },
  MarketplaceProductPromoCategories: { en: '/product/category/promo', bg: '/produkti/kategorii/promo', screen: 'shop/categories', promoBackground: true },
  ProductCategory: { en: '/product/category/:id', bg: '/produkti/kategorii/:id', screen: 'shop/category' },
  ComparedProducts: { en: '/product/compare', bg: '/produkti/sravnenie', screen: 'shop/compared-products' },
  Product: { en: '/product/:id', bg: '/produkti/:id', screen: 'shop/product' },
  Cart: { en: '/cart', bg: '/kolichka', screen: 'orders/cart' },
  FollowedViewing: { en: '/viewing/:token', bg: '/ogled/:token', screen: 'properties/followed-viewing' },
  FollowedServiceOrder: { en: '/service-order/:token', bg: '/zayavka/:token', screen: 'services/followed-service-order' },
  ServiceTeam: { en: '/service-team/:token', bg: '/ekip/:token', screen: 'services/service-team' },
  FollowedOrder: { en: '/order/:token', bg: '/porachka/:token', screen: 'orders/followed-order' },
  MovingIn: { en: '/moving-in', bg: '/nanasyane', screen: 'plans/plan-start', staysAfterLogin: true },
  MovingOut: { en: '/moving-out', bg: '/iznasyane', screen: 'plans/plan-start', staysAfterLogin: true },
  PlanOrder: { en: '/moving-in/:id/order/:work', bg: '/nanasyane/:id/porachka/:work', screen: 'plans/plan-order', staysAfterLogin: true },
  SharedPlan: { en: '/moving-in/shared/:token', bg: '/nanasyane/spodeleno/:token', screen: 'plans/moving-plan', staysAfterLogin: true },
  MovingInPlan: { en: '/moving-in/:id', bg: '/nanasyane/:id', screen: 'plans/moving-plan', staysAfterLogin: true },
  Handover: { en: '/handover', bg: '/predavane', screen: 'plans/handover', roles: SIGNED_IN },
  Favorites: { en: '/favorites', bg: '/lyubimi', screen: 'favorites/favorites' },
  HiddenListings: { en: '/hidden', bg: '/skriti', screen: 'properties/hidden-listings' },
  Properties: { en: '/properties', bg: '/imoti', screen: 'properties/properties' },
  ComparedProperties: { en: '/properties/compare', bg: '/imoti/sravnenie', screen: 'properties/compared-properties' },
  FairPrice: { en: '/fair-price', bg: '/obichaen-naem', screen: 'properties/fair-price' },
  RentPlaces: { en: '/rent', bg: '/naemi', screen: 'properties/rent-places' },
  RentPlace: { en: '/rent/:place/:type?', bg: '/naemi/:place/:type?', screen: 'properties/rent-place' },
  Property: { en: '/property/:id', bg: '/imoti/:id', screen: 'properties/property' },
  Roommates: { en: '/roommates', bg: '/sakvartiranti', screen: 'roommates/roommates' },
  RoommatesPost: { en: '/roommates/post', bg: '/sakvartiranti/publikuvay', screen: 'roommates/roommate-post' },
  FollowedConversation: { en: '/conversation/:token', bg: '/razgovor/:token', screen: 'conversations/followed-conversation' },
  FollowedRoommateConversation: { en: '/roommates/conversation/:token', bg: '/sakvartiranti/razgovor/:token', screen: 'conversations/followed-conversation' },
  RoommateOffer: { en: '/roommates/:id', bg: '/sakvartiranti/:id', screen: 'roommates/roommate-offer' },
  VendorDashboard: { en: '/vendor/dashboard', bg: '/targovets/tablo', screen: 'accounts/dashboard', roles: VENDORS },
  Shops: { en: '/shops', bg: '/magazini', screen: 'shop/shops' },
  Vendor: { en: '/vendor/:id', bg: '/targovets/:id', screen: 'shop/vendor' },
  ShopInvitation: { en: '/shop-invitation/:token', bg: '/pokana/:token', screen: 'accounts/vendor-invitation', staysAfterLogin: true },
  Reviews: { en: '/reviews/:subject', bg: '/otzivi/:subject', screen: 'reviews/reviews' },
  UserConfirmation: { en: '/user/confirmation', bg: '/potrebitel/potvarzhdenie', screen: 'accounts/confirmation' },
  User: { en: '/user/:id', bg: '/potrebitel/:id', screen: 'properties/person' },
  Agency: { en: '/agency/:id', bg: '/agenciya/:id', screen: 'properties/agency' },
  BlogCategory: { en: '/blog/category/:id?', bg: '/blog/kategoriya/:id?', screen: 'journal/blog-category' },
  BlogPost: { en: '/blog/:id', bg: '/blog/:id', screen: 'journal/blog-post' },
  NewsletterConfirmation: { en: '/newsletter/confirmation', bg: '/byuletin/potvarzhdenie', screen: 'newsletter/newsletter-link' },
  NewsletterUnsubscription: { en: '/newsletter/unsubscription', bg: '/byuletin/otpisvane', screen: 'newsletter/newsletter-link' },
  Search: { en: '/search', bg: '/tarsene', screen: 'searches/search' },
  SaveSearch: { en: '/save-search', bg: '/zapazi-tarsene', screen: 'searches/save-search' },
  SavedSearch: { en: '/saved-search/:token', bg: '/zapazeno-tarsene/:token', screen: 'searches/saved-search' },
  PaymentStatus: { en: '/payment/status', bg: '/plashtane/status', screen: 'wallet/payment-status', roles: SIGNED_IN, showFooter: false },
  Profile: { en: '/profile', bg: '/profil', screen: 'accounts/dashboard', roles: SIGNED_IN },
  AdminAddProperty: { en: '/profile/property', bg: '/profil/imot', screen: 'properties/property-form', roles: OWNERS },
  AdminEditProperty: { en: '/profile/property/:id', bg: '/profil/imot/:id', screen: 'properties/property-form', roles: OWNERS },
  AdminPropertyList: { en: '/profile/properties', bg: '/profil/imoti', screen: 'properties/own-properties', roles: OWNERS },
  AdminListingsImport: { en: '/profile/listings-import', bg: '/profil/vnos-na-obyavi', screen: 'properties/listing-imports', roles: AGENCIES },
  AgencyDashboard: { en: '/profile/agency-dashboard', bg: '/profil/tablo', screen: 'accounts/dashboard', roles: OWNERS },
  AdminVendorDashboard: { en: '/profile/vendor-dashboard', bg: '/profil/targovets-tablo', screen: 'accounts/dashboard', roles: VENDORS },
  AdminSettings: { en: '/profile/settings', bg: '/profil/nastroyki', screen: 'accounts/settings', roles: SIGNED_IN },
  AdminAddProduct: { en: '/profile/product', bg: '/profil/produkt', screen: 'shop/product-form', roles: VENDORS, area: 'products' },
  AdminEditProduct: { en: '/profile/product/:id', bg: '/profil/produkt/:id', screen: 'shop/product-form', roles: VENDORS, area: 'products' },
  AdminListProducts: { en: '/profile/products', bg: '/profil/produkti', screen: 'shop/own-products', roles: VENDORS, area: 'products' },
  AdminProductsImport: { en: '/profile/products-import', bg: '/profil/vnos-na-produkti', screen: 'shop/product-imports', roles: VENDORS, area: 'products' },
  AdminVendorOrders: { en: '/profile/orders', bg: '/profil/porachki', screen: 'orders/orders', roles: SIGNED_IN },
  AdminVendorOrder: { en: '/profile/orders/:id', bg: '/profil/porachki/:id', screen: 'orders/received-order', roles: VENDORS, area: 'orders', openedBy: 'access' },
  VendorCashOnDelivery: { en: '/profile/cash-on-delivery', bg: '/profil/nalozheni-platezhi', screen: 'shipping/cash-on-delivery', roles: VENDORS, area: 'finance' },
  AdminPayouts: { en: '/profile/payouts', bg: '/profil/plashtaniya', screen: 'payouts/payouts', roles: VENDORS, area: 'finance' },
  AdminIntegrations: { en: '/profile/integrations', bg: '/profil/integratsii', screen: 'integrations/integrations', roles: VENDORS, area: 'integrations' },
  AdminMembers: { en: '/profile/shop-team', bg: '/profil/ekip', screen: 'accounts/vendor-members', roles: VENDORS, area: 'members' },
  AdminInvoices: { en: '/profile/invoices', bg: '/profil/fakturi', screen: 'invoices/vendor-documents', roles: VENDORS, area: 'orders' },
  AdminCoupons: { en: '/profile/coupons', bg: '/profil/kuponi', screen: 'orders/coupons', roles: VENDORS, area: 'products' },
  ViewingRequests: { en: '/profile/viewing-requests', bg: '/profil/ogledi', screen: 'properties/viewings', roles: OWNERS },
  AdminWallet: { en: '/profile/wallet', bg: '/profil/portfeyl', screen: 'wallet/wallet', roles: SIGNED_IN },
  AdminMessages: { en: '/profile/messages', bg: '/profil/saobshteniya', screen: 'conversations/messages', roles: SIGNED_IN },
  AdminSavedSearches: { en: '/profile/searches', bg: '/profil/tarseniya', screen: 'searches/saved-searches', roles: SIGNED_IN },
  AdminReviews: { en: '/profile/reviews', bg: '/profil/otzivi', screen: 'reviews/own-reviews', roles: SIGNED_IN },
  WriteReview: { en: '/profile/reviews/:subject', bg: '/profil/otzivi/:subject', screen: 'reviews/review-form', roles: SIGNED_IN },
  AdminRoommates: { en: '/profile/roommates-posts', bg: '/profil/sakvartiranti', screen: 'roommates/own-roommates', roles: PEOPLE },
  AdminRoommatesPost: { en: '/profile/roommates-posts/:id', bg: '/profil/sakvartiranti/:id', screen: 'roommates/roommate-edit', roles: PEOPLE },
} as const satisfies Record<string, Route & Record<Language, string>>;

const NOT_FOUND: Route = { screen: 'site/not-found' };

/** A route that links can use. */
export type PathName = keyof typeof ROUTES;
export type RouteName = PathName | 'NotFound';

export const routeNamed = (name: RouteName): Route => (name === 'NotFound' ? NOT_FOUND : ROUTES[name]);
