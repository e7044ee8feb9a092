import { accountOperations } from './accounts.ts';
import { signInOperations } from './sign-in.ts';
import { conversationOperations } from './conversations.ts';
import { favoriteOperations } from './favorites.ts';
import { propertyOperations } from './properties.ts';
import { journalOperations } from './journal.ts';
import type { Operation } from './operation.ts';
import { orderOperations } from './orders.ts';
import { ownPropertyOperations } from './own-properties.ts';
import { ownProductOperations } from './own-products.ts';
import { ownRoommateOperations } from './own-roommate-offers.ts';
import { ownShopOperations } from './own-shop.ts';
import { productImportOperations } from './product-imports.ts';
import { pictureOperations } from './pictures.ts';
import { profileOperations } from './profile.ts';
import { accountAddressOperations } from './account-addresses.ts';
import { roommateOperations } from './roommates.ts';
import { serviceOperations } from './services.ts';
import { shopOperations } from './shop.ts';
import { siteOperations } from './site.ts';
import { statisticsOperations } from './statistics.ts';
import { suggestionOperations } from './suggestions.ts';
import { translateText } from './translations.ts';
import { viewingOperations } from './viewings.ts';
import { walletOperations } from './wallet.ts';

/** Every operation of the HTTP contract (CALL-01). */
export const CONTRACT: readonly Operation[] = [
  ...siteOperations,
  ...pictureOperations,
  translateText,
  ...suggestionOperations,
  ...signInOperations,
  ...accountOperations,
  ...profileOperations,
  ...accountAddressOperations,
  ...favoriteOperations,
  ...propertyOperations,
  ...ownPropertyOperations,
  ...viewingOperations,
  ...shopOperations,
  ...ownProductOperations,
  ...ownShopOperations,
  ...productImportOperations,
  ...orderOperations,
  ...statisticsOperations,
  ...serviceOperations,
  ...walletOperations,
  ...journalOperations,
  ...roommateOperations,
  ...ownRoommateOperations,
  ...conversationOperations,
];
