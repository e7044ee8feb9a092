import type { ContainerModule } from 'inversify';
import type { RouteName } from './core/site/paths.ts';
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

const siteScreens = {
  bindings: () => import('./container/site-screens.ts').then((module) => module.siteScreens),
  bindingsModule: 'src/container/site-screens.ts',
};
const shopScreens = {
  bindings: () => import('./container/shop-screens.ts').then((module) => module.shopScreens),
  bindingsModule: 'src/container/shop-screens.ts',
};
const cartScreens = {
  bindings: () => import('./container/cart-screens.ts').then((module) => module.cartScreens),
  bindingsModule: 'src/container/cart-screens.ts',
};
const orderScreens = {
  bindings: () => import('./container/order-screens.ts').then((module) => module.orderScreens),
  bindingsModule: 'src/container/order-screens.ts',
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

const textPage = (meta?: Partial<RouteMeta>): Route =>
  route(
    siteScreens,
    'site/text-page',
    () => import('./views/site/text-page.tsx').then((module) => module.textPage),
    { transition: 'slide-left', ...meta },
  );

const home = route(shopScreens, 'shop/home-page', () =>
  import('./views/shop/home-page.tsx').then((module) => module.homePage),
);

const categories = (meta?: Partial<RouteMeta>): Route =>
  route(
    shopScreens,
    'shop/categories-page',
    () => import('./views/shop/categories-page.tsx').then((module) => module.categoriesPage),
    meta,
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
  Favorites: route(shopScreens, 'shop/favorites-page', () =>
    import('./views/shop/favorites-page.tsx').then((module) => module.favoritesPage),
  ),
  Cart: route(cartScreens, 'orders/cart-page', () =>
    import('./views/orders/cart-page.tsx').then((module) => module.cartPage),
  ),
  FollowedOrder: route(orderScreens, 'orders/followed-order-page', () =>
    import('./views/orders/followed-order-page.tsx').then((module) => module.followedOrderPage),
  ),
  AdminVendorOrders: route(orderScreens, 'orders/received-orders-page', () =>
    import('./views/orders/received-orders-page.tsx').then((module) => module.receivedOrdersPage),
  ),
  AdminVendorOrder: route(orderScreens, 'orders/received-order-page', () =>
    import('./views/orders/received-order-page.tsx').then((module) => module.receivedOrderPage),
  ),

  AboutUsPage: textPage(),
  TermsAndConditionsPage: textPage(),
  PrivacyPolicyPage: textPage(),
  Contacts: textPage(),
  ComingSoon: comingSoon,
  NotFound: route(siteScreens, 'site/not-found-page', () =>
    import('./views/site/not-found-page.tsx').then((module) => module.notFoundPage),
  ),

  TrustedAgencies: comingSoon,
  CleaningPage: comingSoon,
  CleaningServices: comingSoon,
  MovingPage: comingSoon,
  MovingServices: comingSoon,
  InteriorPage: comingSoon,
  Properties: comingSoon,
  Property: comingSoon,
  Roommates: comingSoon,
  RoommatesPost: comingSoon,
  RoommateOffer: comingSoon,
  VendorDashboard: comingSoon,
  UserConfirmation: comingSoon,
  User: comingSoon,
  Agency: comingSoon,
  BlogCategory: comingSoon,
  BlogPost: comingSoon,
  PaymentStatus: textPage({ showFooter: false }),
  Profile: comingSoon,
  AdminAddProperty: comingSoon,
  AdminEditProperty: comingSoon,
  AdminPropertyList: comingSoon,
  AgencyDashboard: comingSoon,
  AdminVendorDashboard: comingSoon,
  AdminSettings: comingSoon,
  AdminAddProduct: comingSoon,
  AdminEditProduct: comingSoon,
  AdminListProducts: comingSoon,
  AdminProductsImport: comingSoon,
  ViewingRequests: comingSoon,
  AdminRoommates: comingSoon,
  AdminRoommatesPost: comingSoon,
};
