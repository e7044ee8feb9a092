import { ContactGateway } from '../../../core/contact/contact.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PageTexts } from '../../../core/site/texts.ts';
import contactModule from '../../modules/contact.ts';
import formsModule from '../../modules/forms.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { ContactScreen } from '../../../view-models/contact/contact-screen.ts';
import { ContactsPage } from '../../../views/contact/contacts-page.tsx';

export default screen({
  view: ContactsPage,
  modules: [contactModule, formsModule],
  dependencies: {
    texts: PageTexts,
    gateway: ContactGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    session: Session,
  },
  build: ({ texts, gateway, drafts, keys, session }) =>
    new ContactScreen(
      texts,
      gateway,
      drafts,
      keys,
      session,
      lazyImport(() =>
        import('../../../core/contact/contact-command.ts').then((module) => module.contactRules),
      ),
    ),
});
