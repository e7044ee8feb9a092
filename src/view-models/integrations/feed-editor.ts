import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IntegrationRules } from '../../core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../core/integrations/integrations-gateway.ts';
import type { ProductFeed } from '../../core/integrations/product-feed.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';

/** Address from which the vendor's products are imported every hour (SHIP-12). */
export class FeedEditor {
  readonly form: Form<{ url: string }>;
  feed: ProductFeed | null = null;
  busy = false;

  constructor(
    private readonly gateway: IntegrationsGateway,
    private readonly modals: Modals,
    rules: () => Promise<IntegrationRules>,
  ) {
    this.form = new Form(
      { url: '' },
      {
        check: async (form) => (await rules()).feedErrors(form),
        submit: (form) => this.save(form),
      },
    );
    makeAutoObservable(this, { ...unobserved('form', 'gateway', 'modals'), feed: observableRef });
  }

  show(feed: ProductFeed | null): void {
    this.feed = feed;
    this.form.reset({ url: feed?.url ?? '' });
  }

  /** Stops the hourly import. */
  async delete(): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.gateway.deleteProductFeed();
      runInAction(() => this.show(null));
      this.modals.notify('success', 'feed-deleted');
    });
  }

  private async save(form: { url: string }): Promise<void> {
    const feed = await this.gateway.saveProductFeed(form);
    runInAction(() => this.show(feed));
    this.modals.notify('success', 'feed-saved');
  }
}
