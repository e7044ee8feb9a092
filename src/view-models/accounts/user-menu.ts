import { makeAutoObservable } from 'mobx';
import { Cart } from '../../core/orders/cart/cart.ts';
import type { Language } from '../../core/shared/language.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { CartViewModel } from '../orders/cart-view-model.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Session } from './session.ts';
import { unobserved } from '../site/unobserved.ts';

export class UserMenu {
  leaving = false;

  constructor(
    private readonly session: Session,
    private readonly cart: CartViewModel,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    private readonly language: () => Language,
  ) {
    makeAutoObservable(this, unobserved('session', 'cart', 'modals', 'navigation', 'language'));
  }

  /** Logs out: clears session, cookie and cart, and opens the front page (AUTH-14). */
  async logout(): Promise<void> {
    if (this.leaving) return;
    this.leaving = true;
    try {
      await this.session.end();
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    } finally {
      this.setLeaving(false);
    }
    this.cart.save(Cart.empty);
    this.navigation.clearVisits();
    await this.navigation.go(pathOf('Index', this.language()));
    this.modals.notify('success', 'logout-successful-message');
  }

  private setLeaving(leaving: boolean): void {
    this.leaving = leaving;
  }
}
