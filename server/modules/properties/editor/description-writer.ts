import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';

/** What a description may speak of: what the owner has said so far. */
export type DescriptionFacts = {
  address: string;
  /** In the language of the description. */
  city: string | null;
  district: string | null;
  content: PropertyContent;
};

export type DraftedDescription = { description: string; by: 'template' | 'model' };

/** Drafts a listing's description (HOME-07). It never fails: the template always has something to say. */
export abstract class DescriptionWriter {
  abstract write(facts: DescriptionFacts, language: Language): Promise<DraftedDescription>;
}
