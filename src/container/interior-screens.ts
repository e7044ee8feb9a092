import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpInteriorPictures } from '../adapters/http/http-interior-pictures.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { ServiceDesk } from '../core/services/service-desk.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Session } from '../view-models/accounts/session.ts';
import { InteriorScreen } from '../view-models/services/interior-screen.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindServiceDesk, serviceRules } from './service-desk.ts';

/** The page of the interior team. Its pictures go another way than those of people with an account. */
export const interiorScreens = new ContainerModule((options) => {
  bindServiceDesk(options);
  bindFormDrafts(options);
  options
    .bind(InteriorScreen)
    .toResolvedValue(
      (desk, drafts, keys, session, http) =>
        new InteriorScreen(
          desk,
          drafts,
          keys,
          session,
          serviceRules,
          new HttpInteriorPictures(http),
          () => new AbortController(),
        ),
      [ServiceDesk, FormDrafts, KeyMaker, Session, HttpClient],
    );
});
