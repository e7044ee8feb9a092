import { makeAutoObservable } from 'mobx';
import type { HolidayForm } from '../../core/shop/holiday.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Switch of a shop's holiday; the server checks the day. */
export class ShopHoliday {
  readonly form: Form<HolidayForm>;
  private shopId = 0;

  constructor(
    private readonly products: Pick<OwnProducts, 'setShopHoliday'>,
    private readonly modals: Modals,
  ) {
    this.form = new Form<HolidayForm>(
      { isOnHoliday: false, holidayUntil: '' },
      {
        check: ({ isOnHoliday, holidayUntil }): Record<string, string> =>
          isOnHoliday && holidayUntil === '' ? { holidayUntil: 'error-holiday-day' } : {},
        submit: (values) => this.save(values),
      },
    );
    makeAutoObservable(this, unobserved('form', 'products', 'modals', 'shopId'));
  }

  show({ id, holidayUntil }: OwnShop): void {
    this.shopId = id;
    this.form.reset({ isOnHoliday: holidayUntil !== null, holidayUntil: holidayUntil ?? '' });
  }

  private async save({ isOnHoliday, holidayUntil }: HolidayForm): Promise<void> {
    const until = isOnHoliday ? holidayUntil : null;
    this.show(await this.products.setShopHoliday({ id: this.shopId, holidayUntil: until }));
    this.modals.notify('success', until === null ? 'holiday-ended-message' : 'holiday-saved-message');
  }
}
