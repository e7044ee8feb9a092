import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Texts } from '../../../server/platform/texts.ts';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { ConversationEvents, Conversations } from '../../../src/core/conversations/conversations.ts';
import { InvoiceGateway } from '../../../src/core/invoices/invoice-gateway.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { FormDrafts } from '../../../src/core/site/form-drafts.ts';
import { WrittenDates } from '../../../src/core/shared/date-format.ts';
import { SiteSettings } from '../../../src/core/site/settings.ts';
import { createTexts } from '../../../src/texts.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { LanguageSwitch } from '../../../src/view-models/site/language-switch.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import { TextsProvider } from '../../../src/views/components/use-texts.ts';
import { ServicesProvider } from '../../../src/views/shell/services.tsx';
import type { Services } from '../../../src/views/shell/services.tsx';
import { aSession } from '../../support/a-session.ts';
import { anInvoiceGateway } from '../../support/an-invoice-gateway.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MemoryConversationEvents } from '../../support/memory/memory-conversation-events.ts';
import { aTalkGateway, conversationsOf } from '../../support/a-talk-gateway.ts';
import { SITE_SETTINGS } from '../../support/site-settings.ts';

const texts = createTexts('bg', 'bg', new Texts('content/translations').bundle('bg'));

const shared = new Map<unknown, unknown>([
  [LanguageSwitch, { language: 'bg' }],
  [WrittenDates, new WrittenDates()],
  [SiteSettings, SITE_SETTINGS],
]);

/** Renders a page of orders in Bulgarian, with the given screen. */
export function showPage<Kind extends object>(
  View: ComponentType<{ screen: Kind }>,
  screen: Kind,
  talk = aTalkGateway(),
  modals = new Modals(),
) {
  const clock = new FakeClock();
  const own = new Map<unknown, unknown>([
    ...shared,
    [Conversations, conversationsOf(talk)],
    [ConversationEvents, new MemoryConversationEvents()],
    [FormDrafts, new StoredFormDrafts(new MemoryTextStore())],
    [Modals, modals],
    [Session, aSession(null, modals).session],
    [Clock, clock],
    [InvoiceGateway, anInvoiceGateway()],
    [Progress, new Progress(clock)],
  ]);
  const services: Services = { get: (identifier) => own.get(identifier) as never };
  // jsdom cannot open dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  return render(
    <TextsProvider texts={texts}>
      <ServicesProvider value={services}>
        <MemoryRouter>
          <View screen={screen} />
        </MemoryRouter>
      </ServicesProvider>
    </TextsProvider>,
  );
}

/** Text of the page without non-breaking spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');
