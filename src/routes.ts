import type { ContainerModule } from 'inversify';
import { ACCOUNT_TYPES } from './core/accounts/account.ts';
import type { RouteName } from './core/site/paths.ts';
import {
  accountScreens,
  agencyScreens,
  cartScreens,
  contactScreens,
  conversationScreens,
  favoriteScreens,
  followedOrders,
  followedServiceOrders,
  frontScreens,
  homeScreens,
  interiorScreens,
  journalPostScreens,
  journalScreens,
  listingScreens,
  newsletterScreens,
  orderScreens,
  ownHomeScreens,
  ownProductScreens,
  ownRoommateScreens,
  productImportScreens,
  roommateOfferScreens,
  roommatePostScreens,
  roommateScreens,
  servicePages,
  serviceScreens,
  shopScreens,
  siteScreens,
  viewingScreens,
  walletScreens,
} from './screen-bindings.ts';
import type { RouteMeta } from './view-models/site/navigation.ts';
import type { Page } from './views/page.ts';

/** A route: its page and the bindings of its domain's screens, both loaded when first needed. */
export type Route = {
  page: () => Promise<Page>;
  bindings: () => Promise<ContainerModule>;
  /** The modules behind the two, for the server to announce them before the scripts ask. */
  modules: readonly string[];
  meta?: Partial<RouteMeta>;
};

function route(
  screens: { bindings: Route['bindings']; bindingsModule: string },
  view: string,
  page: Route['page'],
  meta: Partial<RouteMeta> = {},
): Route {
  return {
    page,
    bindings: screens.bindings,
    modules: [`src/views/${view}.tsx`, screens.bindingsModule],
    meta,
  };
}

/** Whose a page is; without `roles` it is everybody's. What the server allows them is told in `api/`. */
const SIGNED_IN = { roles: ACCOUNT_TYPES };
const OWNERS = { roles: ['user', 'agency'] } as const;
const PEOPLE = { roles: ['user'] } as const;
const VENDORS = { roles: ['vendor'] } as const;

const textPage = (meta?: Partial<RouteMeta>): Route =>
  route(
    siteScreens,
    'site/text-page',
    () => import('./views/site/text-page.tsx').then((module) => module.textPage),
    { transition: 'slide-left', ...meta },
  );

const home = route(frontScreens, 'shop/home-page', () =>
  import('./views/shop/home-page.tsx').then((module) => module.homePage),
);

const categories = (meta?: Partial<RouteMeta>): Route =>
  route(
    shopScreens,
    'shop/categories-page',
    () => import('./views/shop/categories-page.tsx').then((module) => module.categoriesPage),
    meta,
  );

const dashboard = (meta: Partial<RouteMeta>): Route =>
  route(
    accountScreens,
    'accounts/dashboard-page',
    () => import('./views/accounts/dashboard-page.tsx').then((module) => module.dashboardPage),
    meta,
  );

const propertyForm = route(
  ownHomeScreens,
  'homes/property-form-page',
  () => import('./views/homes/property-form-page.tsx').then((module) => module.propertyFormPage),
  OWNERS,
);

const productForm = route(
  ownProductScreens,
  'shop/product-form-page',
  () => import('./views/shop/product-form-page.tsx').then((module) => module.productFormPage),
  VENDORS,
);

/** Cleaning and moving share their screens (NAV-04). */
const servicesPage = route(servicePages, 'services/services-page', () =>
  import('./views/services/services-page.tsx').then((module) => module.servicesPage),
);
const serviceSelection = route(serviceScreens, 'services/service-selection-page', () =>
  import('./views/services/service-selection-page.tsx').then((module) => module.serviceSelectionPage),
);

const newsletterLink = route(newsletterScreens, 'journal/newsletter-link-page', () =>
  import('./views/journal/newsletter-link-page.tsx').then((module) => module.newsletterLinkPage),
);

/** A screen that is being built: the coming-soon page, the same for every route that waits. */
const comingSoon = textPage();

/** The map of the product: every route, its page and what is special about it (NAV-01 to NAV-08). */
export const ROUTES: Record<RouteName, Route> = {
  Index: home,
  Marketplace: home,
  MarketplaceProductCategories: categories(),
  MarketplaceProductPromoCategories: categories({ promoBackground: true }),
  ProductCategory: route(shopScreens, 'shop/category-page', () =>
    import('./views/shop/category-page.tsx').then((module) => module.categoryPage),
  ),
  Product: route(shopScreens, 'shop/product-page', () =>
    import('./views/shop/product-page.tsx').then((module) => module.productPage),
  ),
  Vendor: route(shopScreens, 'shop/vendor-page', () =>
    import('./views/shop/vendor-page.tsx').then((module) => module.vendorPage),
  ),
  Favorites: route(favoriteScreens, 'shop/favorites-page', () =>
    import('./views/shop/favorites-page.tsx').then((module) => module.favoritesPage),
  ),
  Cart: route(cartScreens, 'orders/cart-page', () =>
    import('./views/orders/cart-page.tsx').then((module) => module.cartPage),
  ),
  FollowedServiceOrder: route(followedServiceOrders, 'services/followed-service-order-page', () =>
    import('./views/services/followed-service-order-page.tsx').then(
      (module) => module.followedServiceOrderPage,
    ),
  ),
  FollowedOrder: route(followedOrders, 'orders/followed-order-page', () =>
    import('./views/orders/followed-order-page.tsx').then((module) => module.followedOrderPage),
  ),
  AdminVendorOrders: route(
    orderScreens,
    'orders/orders-page',
    () => import('./views/orders/orders-page.tsx').then((module) => module.ordersPage),
    SIGNED_IN,
  ),
  AdminVendorOrder: route(
    orderScreens,
    'orders/received-order-page',
    () => import('./views/orders/received-order-page.tsx').then((module) => module.receivedOrderPage),
    { ...VENDORS, openedBy: 'access' },
  ),

  AboutUsPage: textPage(),
  TermsAndConditionsPage: textPage(),
  PrivacyPolicyPage: textPage(),
  Contacts: route(
    contactScreens,
    'journal/contacts-page',
    () => import('./views/journal/contacts-page.tsx').then((module) => module.contactsPage),
    { transition: 'slide-left' },
  ),
  ComingSoon: comingSoon,
  NotFound: route(siteScreens, 'site/not-found-page', () =>
    import('./views/site/not-found-page.tsx').then((module) => module.notFoundPage),
  ),

  TrustedAgencies: route(agencyScreens, 'homes/agencies-page', () =>
    import('./views/homes/agencies-page.tsx').then((module) => module.agenciesPage),
  ),
  CleaningPage: servicesPage,
  CleaningServices: serviceSelection,
  MovingPage: servicesPage,
  MovingServices: serviceSelection,
  InteriorPage: route(interiorScreens, 'services/interior-page', () =>
    import('./views/services/interior-page.tsx').then((module) => module.interiorPage),
  ),
  Properties: route(homeScreens, 'homes/properties-page', () =>
    import('./views/homes/properties-page.tsx').then((module) => module.propertiesPage),
  ),
  Property: route(listingScreens, 'homes/property-page', () =>
    import('./views/homes/property-page.tsx').then((module) => module.propertyPage),
  ),
  Roommates: route(roommateScreens, 'roommates/roommates-page', () =>
    import('./views/roommates/roommates-page.tsx').then((module) => module.roommatesPage),
  ),
  RoommatesPost: route(roommatePostScreens, 'roommates/roommate-post-page', () =>
    import('./views/roommates/roommate-post-page.tsx').then((module) => module.roommatePostPage),
  ),
  FollowedConversation: route(conversationScreens, 'roommates/followed-conversation-page', () =>
    import('./views/roommates/followed-conversation-page.tsx').then(
      (module) => module.followedConversationPage,
    ),
  ),
  RoommateOffer: route(roommateOfferScreens, 'roommates/roommate-offer-page', () =>
    import('./views/roommates/roommate-offer-page.tsx').then((module) => module.roommateOfferPage),
  ),
  VendorDashboard: dashboard(VENDORS),
  UserConfirmation: route(accountScreens, 'accounts/confirmation-page', () =>
    import('./views/accounts/confirmation-page.tsx').then((module) => module.confirmationPage),
  ),
  User: route(agencyScreens, 'homes/person-page', () =>
    import('./views/homes/person-page.tsx').then((module) => module.personPage),
  ),
  Agency: route(agencyScreens, 'homes/agency-page', () =>
    import('./views/homes/agency-page.tsx').then((module) => module.agencyPage),
  ),
  BlogCategory: route(journalScreens, 'journal/blog-category-page', () =>
    import('./views/journal/blog-category-page.tsx').then((module) => module.blogCategoryPage),
  ),
  BlogPost: route(journalPostScreens, 'journal/blog-post-page', () =>
    import('./views/journal/blog-post-page.tsx').then((module) => module.blogPostPage),
  ),
  NewsletterConfirmation: newsletterLink,
  NewsletterFarewell: newsletterLink,
  PaymentStatus: route(
    walletScreens,
    'wallet/payment-status-page',
    () => import('./views/wallet/payment-status-page.tsx').then((module) => module.paymentStatusPage),
    { ...SIGNED_IN, showFooter: false },
  ),
  Profile: dashboard(SIGNED_IN),
  AdminAddProperty: propertyForm,
  AdminEditProperty: propertyForm,
  AdminPropertyList: route(
    ownHomeScreens,
    'homes/own-properties-page',
    () => import('./views/homes/own-properties-page.tsx').then((module) => module.ownPropertiesPage),
    OWNERS,
  ),
  AgencyDashboard: dashboard(OWNERS),
  AdminVendorDashboard: dashboard(VENDORS),
  AdminSettings: route(
    accountScreens,
    'accounts/settings-page',
    () => import('./views/accounts/settings-page.tsx').then((module) => module.settingsPage),
    SIGNED_IN,
  ),
  AdminAddProduct: productForm,
  AdminEditProduct: productForm,
  AdminListProducts: route(
    ownProductScreens,
    'shop/own-products-page',
    () => import('./views/shop/own-products-page.tsx').then((module) => module.ownProductsPage),
    VENDORS,
  ),
  AdminProductsImport: route(
    productImportScreens,
    'shop/product-imports-page',
    () => import('./views/shop/product-imports-page.tsx').then((module) => module.productImportsPage),
    VENDORS,
  ),
  ViewingRequests: route(
    viewingScreens,
    'homes/viewings-page',
    () => import('./views/homes/viewings-page.tsx').then((module) => module.viewingsPage),
    OWNERS,
  ),
  FollowedViewing: route(viewingScreens, 'homes/followed-viewing-page', () =>
    import('./views/homes/followed-viewing-page.tsx').then((module) => module.followedViewingPage),
  ),
  AdminWallet: route(
    walletScreens,
    'wallet/wallet-page',
    () => import('./views/wallet/wallet-page.tsx').then((module) => module.walletPage),
    SIGNED_IN,
  ),
  AdminMessages: route(
    conversationScreens,
    'roommates/messages-page',
    () => import('./views/roommates/messages-page.tsx').then((module) => module.messagesPage),
    SIGNED_IN,
  ),
  AdminRoommates: route(
    ownRoommateScreens,
    'roommates/own-roommates-page',
    () => import('./views/roommates/own-roommates-page.tsx').then((module) => module.ownRoommatesPage),
    PEOPLE,
  ),
  AdminRoommatesPost: route(
    roommatePostScreens,
    'roommates/roommate-edit-page',
    () => import('./views/roommates/roommate-edit-page.tsx').then((module) => module.roommateEditPage),
    PEOPLE,
  ),
};
