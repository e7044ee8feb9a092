import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiKey, ApiKeyForm } from '../../core/integrations/api-key.ts';
import type { IntegrationRules } from '../../core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../core/integrations/integrations-gateway.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';

const EMPTY: ApiKeyForm = { name: '', scopes: [] };

/** API keys of a vendor: create, show the secret once, revoke (SHIP-12). */
export class ApiKeyEditor {
  readonly form: Form<ApiKeyForm>;
  keys: readonly ApiKey[] = [];
  /** Secret of the key that was created last; it cannot be read again. */
  secret: { name: string; value: string } | null = null;
  isAdding = false;
  /** Key whose revocation waits for a confirmation. */
  revoking: ApiKey | null = null;
  busy = false;

  constructor(
    private readonly gateway: IntegrationsGateway,
    private readonly modals: Modals,
    rules: () => Promise<IntegrationRules>,
  ) {
    this.form = new Form<ApiKeyForm>(EMPTY, {
      check: async (form) => (await rules()).keyErrors(form),
      submit: (form) => this.create(form),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'gateway', 'modals'),
      keys: observableRef,
      secret: observableRef,
      revoking: observableRef,
    });
  }

  show(keys: readonly ApiKey[]): void {
    this.keys = keys;
    this.clear();
  }

  /** Removes the secret from memory, and unsent input. */
  clear(): void {
    this.secret = null;
    this.isAdding = false;
    this.revoking = null;
    this.form.reset();
  }

  add(isAdding: boolean): void {
    this.clear();
    this.isAdding = isAdding;
  }

  askToRevoke(key: ApiKey | null): void {
    this.revoking = key;
  }

  async revoke(): Promise<void> {
    const { revoking } = this;
    if (!revoking) return;
    await whileBusy(this, this.modals, async () => {
      await this.gateway.revokeApiKey({ id: revoking.id });
      runInAction(() => {
        this.keys = this.keys.filter(({ id }) => id !== revoking.id);
        if (this.secret?.value.startsWith(revoking.start)) this.secret = null;
      });
    });
    runInAction(() => {
      this.revoking = null;
    });
  }

  private async create(form: ApiKeyForm): Promise<void> {
    const { key, secret } = await this.gateway.createApiKey(form);
    runInAction(() => {
      this.clear();
      this.keys = [key, ...this.keys];
      this.secret = { name: key.name, value: secret };
    });
  }
}
