import type { UnsavedPropertyForms } from '../../core/properties/unsaved-property-forms.ts';
import type { City } from '../../core/properties/location.ts';
import type { OwnProperties } from '../../core/properties/own-properties.ts';
import type { PropertyRules } from '../../core/properties/property-rules.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';

export type EditorTools = {
  properties: OwnProperties;
  uploads: PictureUploads;
  unsavedForms: UnsavedPropertyForms;
  session: Pick<Session, 'user'>;
  clock: Clock;
  language: Language;
  cities: readonly City[];
  newKey: () => string;
  newAbort: () => Canceller;
  rules: PropertyRules;
};
