import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpContactDesk } from '../adapters/http/http-contact-desk.ts';
import { ContactDesk } from '../core/journal/contact-desk.ts';
import type { ContactRules } from '../core/journal/contact-rules.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { Failure } from '../core/shared/failure.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { PageTexts } from '../core/site/page-text.ts';
import { Session } from '../view-models/accounts/session.ts';
import { ContactScreen } from '../view-models/journal/contact-screen.ts';
import { bindFormDrafts } from './form-drafts.ts';

/** The page with our addresses and the letter to us. */
export const contactScreens = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindFormDrafts(options);
  if (!isBound(ContactDesk)) {
    bind(ContactDesk).toResolvedValue((http) => new HttpContactDesk(http), [HttpClient]);
  }
  bind(ContactScreen).toResolvedValue(
    (texts, desk, drafts, keys, session) =>
      new ContactScreen(texts, desk, drafts, keys, session, contactRules),
    [PageTexts, ContactDesk, FormDrafts, KeyMaker, Session],
  );
});

/** The rules of the form weigh: they come with the first check. */
async function contactRules(): Promise<ContactRules> {
  try {
    const module = await import('../core/journal/contact-rules.ts');
    return module.contactRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
