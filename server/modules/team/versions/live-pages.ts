import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { PageText, TextPageName } from '../../../../src/core/site/texts.ts';
import type { ArticleValues } from '../../../platform/article-values.ts';
import type { Company } from '../../../platform/company.ts';
import type { Configuration } from '../../../platform/configuration.ts';
import { readPageSources, renderPageText } from '../../site/page-texts.ts';
import type { LivePageTexts, PageSource, PageSources } from '../../site/page-texts.ts';
import type { Database } from '../../../tables.ts';
import { valuesInForce } from './versions.ts';

/** A page in both languages, as the team changes it. */
export type PageVersion = Record<Language, PageSource>;

/** Informational pages of the files, with the team's changes in force (TEAM-09). */
export class LivePages implements LivePageTexts {
  readonly files: PageSources;
  private changed = new Map<string, PageVersion>();
  private readonly rendered = new Map<string, PageText>();
  private renderedFor: unknown[] = [];

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly company: Company,
    { folder, priceOrder }: { folder: string } & Pick<Configuration, 'priceOrder'>,
  ) {
    this.files = readPageSources(folder);
    this.values = () => ({ seller: company.seller, priceOrder });
  }

  readonly values: () => ArticleValues;

  async refresh(): Promise<void> {
    this.changed = await valuesInForce<PageVersion>(this.db, 'pages', this.clock.now());
  }

  source(language: Language, name: TextPageName): PageSource {
    return this.changed.get(name)?.[language] ?? this.files[language][name];
  }

  text(language: Language, name: TextPageName): PageText {
    const state = [this.changed, this.company.version];
    if (state.some((one, index) => one !== this.renderedFor[index])) this.rendered.clear();
    this.renderedFor = state;
    const key = `${language}/${name}`;
    const text =
      this.rendered.get(key) ?? renderPageText(this.source(language, name), language, this.values());
    this.rendered.set(key, text);
    return text;
  }
}
