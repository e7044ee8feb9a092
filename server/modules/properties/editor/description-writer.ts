import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';

/** Facts for a description, as entered so far. */
export type DescriptionFacts = {
  address: string;
  city: string | null;
  district: string | null;
  content: PropertyContent;
};

export type DraftedDescription = { description: string; by: 'template' | 'model' };

/** Port that drafts a listing's description (HOME-07). Never throws; the fallback is the template. */
export abstract class DescriptionWriter {
  abstract write(facts: DescriptionFacts, language: Language): Promise<DraftedDescription>;
}
