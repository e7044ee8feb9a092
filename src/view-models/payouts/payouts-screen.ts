import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PayoutsGateway, PayoutOverview, Statement } from '../../core/payouts/payouts-gateway.ts';
import { STATEMENT_PAGE } from '../../core/payouts/payouts-gateway.ts';
import type { PayoutAccount } from '../../core/payouts/payout-terms.ts';
import { isMonth } from '../../core/payouts/statement.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Form of the bank account; `proof` is the password, or the e-mail address without one. */
export type PayoutAccountForm = { iban: string; holder: string; proof: string };

type Rules = { tidyPayoutAccount(account: PayoutAccount): PayoutAccount };

const EMPTY: PayoutAccountForm = { iban: '', holder: '', proof: '' };

/** Balance, statements, payouts and bank account of a vendor (SHIP-10). */
export class PayoutsScreen implements Screen {
  readonly head: Head = { title: { key: 'payouts-title' } };
  readonly account: Form<PayoutAccountForm>;
  overview: PayoutOverview | null = null;
  /** The chosen month; null for a vendor without movements. */
  statement: Statement | null = null;
  page = 1;
  isChangingAccount = false;

  constructor(
    private readonly gateway: PayoutsGateway,
    private readonly modals: Modals,
    rules: () => Promise<Rules>,
  ) {
    this.account = new Form<PayoutAccountForm>(EMPTY, {
      check: async ({ iban, holder, proof }) => ({
        ...errorsOf(await rules(), { iban, holder }),
        ...(proof === '' && { proof: 'error-payout-proof-required' }),
      }),
      submit: () => this.saveAccount(),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'account', 'gateway', 'modals'),
      overview: observableRef,
      statement: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const overview = await this.gateway.payoutOverview({}, signal);
    const wanted = query['month']?.[0] ?? '';
    const month = isMonth(wanted) ? wanted : overview.months[0]?.month;
    const page = pageOfQuery(query);
    const statement = month === undefined ? null : await this.read(month, page, signal);
    runInAction(() => {
      this.overview = overview;
      this.statement = statement;
      this.page = page;
      this.isChangingAccount = false;
    });
    this.account.reset();
  }

  onLeave(): void {
    // The password does not stay in memory.
    this.account.reset();
  }

  get pageCount(): number {
    return pagesOf(this.statement?.movements ?? { total: 0 }, STATEMENT_PAGE);
  }

  /** Opens or closes the form of the account. */
  changeAccount(isChanging: boolean): void {
    this.isChangingAccount = isChanging;
    this.account.reset();
  }

  private read(month: string, page: number, signal?: CancelSignal): Promise<Statement> {
    const input = { month, offset: offsetOfPage(page, STATEMENT_PAGE), limit: STATEMENT_PAGE };
    return this.gateway.payoutStatement(input, signal);
  }

  private async saveAccount(): Promise<void> {
    const account = await this.gateway.changePayoutAccount(this.account.values);
    runInAction(() => {
      if (this.overview) this.overview = { ...this.overview, account };
      this.isChangingAccount = false;
    });
    this.account.reset();
    this.modals.notify('success', 'payout-account-saved');
  }
}

function errorsOf({ tidyPayoutAccount }: Rules, account: PayoutAccount) {
  try {
    tidyPayoutAccount(account);
    return {};
  } catch (error) {
    if (error instanceof Failure) return error.fields;
    throw error;
  }
}
