import type { KeptPropertyForms } from '../../core/homes/kept-property-forms.ts';
import type { City } from '../../core/homes/location.ts';
import type { OwnHomes } from '../../core/homes/own-homes.ts';
import type { PropertyRules } from '../../core/homes/property-rules.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';

/** What the editor of a listing works with. */
export type EditorTools = {
  homes: OwnHomes;
  uploads: PictureUploads;
  kept: KeptPropertyForms;
  session: Pick<Session, 'user'>;
  clock: Clock;
  language: Language;
  cities: readonly City[];
  newKey: () => string;
  newAbort: () => Canceller;
  rules: PropertyRules;
};
