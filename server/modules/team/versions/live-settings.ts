import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { SETTING_TEXTS } from '../../../../src/core/team/business-settings.ts';
import type { BusinessSettings } from '../../../../src/core/team/business-settings.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import type { Company } from '../../../platform/company.ts';
import type { Configuration } from '../../../platform/configuration.ts';
import type { Seller } from '../../../platform/seller.ts';
import type { Database } from '../../../tables.ts';
import { versionsOf } from './versions.ts';

/** The record of the settings among all versioned records. */
export const SETTINGS = { kind: 'settings', key: 'business' } as const;

/** Settings of the business: those of the environment until the owner changes them (TEAM-12). */
export class LiveSettings implements Company {
  /** Number of the version in force; 0 for the environment's settings. */
  version = 0;
  private current: BusinessSettings;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly defaults: Pick<Configuration, 'seller' | 'teamEmail'>,
  ) {
    this.current = this.ofEnvironment;
  }

  get ofEnvironment(): BusinessSettings {
    const { isExample: _, ...company } = this.defaults.seller;
    return { ...company, teamEmail: this.defaults.teamEmail, approvesVendors: false };
  }

  get values(): BusinessSettings {
    return this.current;
  }

  get seller(): Seller {
    return this.sellerOf(this.current, this.version);
  }

  async sellerAt(moment: Date): Promise<Seller> {
    const { values, version } = await this.at(moment);
    return this.sellerOf(values, version);
  }

  get teamEmail(): string {
    return this.current.teamEmail;
  }

  get approvesVendors(): boolean {
    return this.current.approvesVendors;
  }

  /** Reads the version in force. */
  async refresh(): Promise<void> {
    const { values, version } = await this.at(this.clock.now());
    this.version = version;
    this.current = values;
  }

  private async at(moment: Date): Promise<{ values: BusinessSettings; version: number }> {
    const versions = await versionsOf<BusinessSettings>(this.db, SETTINGS);
    const version = versionAt(versions, moment);
    return { values: { ...this.ofEnvironment, ...version?.value }, version: version?.number ?? 0 };
  }

  private sellerOf(values: BusinessSettings, version: number): Seller {
    return { ...values, isExample: version === 0 && this.defaults.seller.isExample };
  }
}

/** Only the known settings of a stored or sent object. */
export function settingsIn(value: BusinessSettings): BusinessSettings {
  const texts = Object.fromEntries(SETTING_TEXTS.map((name) => [name, value[name]]));
  return { ...(texts as Omit<BusinessSettings, 'approvesVendors'>), approvesVendors: value.approvesVendors };
}
