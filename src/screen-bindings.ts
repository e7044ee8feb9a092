/** The bindings of each domain's screens, which come with the first of them; each with its module's name, for the manifest. */
export const siteScreens = {
  bindings: () => import('./container/site-screens.ts').then((module) => module.siteScreens),
  bindingsModule: 'src/container/site-screens.ts',
};
export const shopScreens = {
  bindings: () => import('./container/shop-screens.ts').then((module) => module.shopScreens),
  bindingsModule: 'src/container/shop-screens.ts',
};
export const frontScreens = {
  bindings: () => import('./container/front-screens.ts').then((module) => module.frontScreens),
  bindingsModule: 'src/container/front-screens.ts',
};
export const favoriteScreens = {
  bindings: () => import('./container/favorite-screens.ts').then((module) => module.favoriteScreens),
  bindingsModule: 'src/container/favorite-screens.ts',
};
export const contactScreens = {
  bindings: () => import('./container/contact-screens.ts').then((module) => module.contactScreens),
  bindingsModule: 'src/container/contact-screens.ts',
};
export const journalScreens = {
  bindings: () => import('./container/journal-screens.ts').then((module) => module.journalScreens),
  bindingsModule: 'src/container/journal-screens.ts',
};
export const journalPostScreens = {
  bindings: () => import('./container/journal-post-screens.ts').then((module) => module.journalPostScreens),
  bindingsModule: 'src/container/journal-post-screens.ts',
};
export const newsletterScreens = {
  bindings: () => import('./container/newsletter-screens.ts').then((module) => module.newsletterScreens),
  bindingsModule: 'src/container/newsletter-screens.ts',
};
export const listingScreens = {
  bindings: () => import('./container/listing-screens.ts').then((module) => module.listingScreens),
  bindingsModule: 'src/container/listing-screens.ts',
};
export const agencyScreens = {
  bindings: () => import('./container/agency-screens.ts').then((module) => module.agencyScreens),
  bindingsModule: 'src/container/agency-screens.ts',
};
export const viewingScreens = {
  bindings: () => import('./container/viewing-screens.ts').then((module) => module.viewingScreens),
  bindingsModule: 'src/container/viewing-screens.ts',
};
export const cartScreens = {
  bindings: () => import('./container/cart-screens.ts').then((module) => module.cartScreens),
  bindingsModule: 'src/container/cart-screens.ts',
};
export const homeScreens = {
  bindings: () => import('./container/home-screens.ts').then((module) => module.homeScreens),
  bindingsModule: 'src/container/home-screens.ts',
};
export const ownHomeScreens = {
  bindings: () => import('./container/own-home-screens.ts').then((module) => module.ownHomeScreens),
  bindingsModule: 'src/container/own-home-screens.ts',
};
export const accountScreens = {
  bindings: () => import('./container/account-screens.ts').then((module) => module.accountScreens),
  bindingsModule: 'src/container/account-screens.ts',
};
export const roommateScreens = {
  bindings: () => import('./container/roommate-screens.ts').then((module) => module.roommateScreens),
  bindingsModule: 'src/container/roommate-screens.ts',
};
export const roommateOfferScreens = {
  bindings: () =>
    import('./container/roommate-offer-screens.ts').then((module) => module.roommateOfferScreens),
  bindingsModule: 'src/container/roommate-offer-screens.ts',
};
export const ownProductScreens = {
  bindings: () => import('./container/own-product-screens.ts').then((module) => module.ownProductScreens),
  bindingsModule: 'src/container/own-product-screens.ts',
};
export const ownRoommateScreens = {
  bindings: () => import('./container/own-roommate-screens.ts').then((module) => module.ownRoommateScreens),
  bindingsModule: 'src/container/own-roommate-screens.ts',
};
export const roommatePostScreens = {
  bindings: () => import('./container/roommate-post-screens.ts').then((module) => module.roommatePostScreens),
  bindingsModule: 'src/container/roommate-post-screens.ts',
};
export const conversationScreens = {
  bindings: () => import('./container/conversation-screens.ts').then((module) => module.conversationScreens),
  bindingsModule: 'src/container/conversation-screens.ts',
};
export const walletScreens = {
  bindings: () => import('./container/wallet-screens.ts').then((module) => module.walletScreens),
  bindingsModule: 'src/container/wallet-screens.ts',
};
export const servicePages = {
  bindings: () => import('./container/service-pages.ts').then((module) => module.servicePages),
  bindingsModule: 'src/container/service-pages.ts',
};
export const serviceScreens = {
  bindings: () => import('./container/service-screens.ts').then((module) => module.serviceScreens),
  bindingsModule: 'src/container/service-screens.ts',
};
export const followedServiceOrders = {
  bindings: () =>
    import('./container/followed-service-orders.ts').then((module) => module.followedServiceOrders),
  bindingsModule: 'src/container/followed-service-orders.ts',
};
export const interiorScreens = {
  bindings: () => import('./container/interior-screens.ts').then((module) => module.interiorScreens),
  bindingsModule: 'src/container/interior-screens.ts',
};
export const followedOrders = {
  bindings: () => import('./container/followed-orders.ts').then((module) => module.followedOrders),
  bindingsModule: 'src/container/followed-orders.ts',
};
export const orderScreens = {
  bindings: () => import('./container/order-screens.ts').then((module) => module.orderScreens),
  bindingsModule: 'src/container/order-screens.ts',
};
export const productImportScreens = {
  bindings: () =>
    import('./container/product-import-screens.ts').then((module) => module.productImportScreens),
  bindingsModule: 'src/container/product-import-screens.ts',
};
