import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_WEBHOOKS, MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from '../../core/integrations/webhook.ts';
import type { Webhook, WebhookEvent } from '../../core/integrations/webhook.ts';
import type { WebhookEditor } from '../../view-models/integrations/webhook-editor.ts';
import { Button } from '../components/actions/button.tsx';
import { CheckboxGroup } from '../components/fields/checkbox-group.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { useOpenerFocus } from '../forms/use-opener-focus.ts';
import { useDates } from '../shell/use-page-language.ts';
import { OneTimeSecret } from './one-time-secret.tsx';
import { webhookEventText, WebhookLog } from './webhook-log.tsx';

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

type Props = { editor: WebhookEditor };

/** Webhooks of the vendor with their deliveries (SHIP-12). */
export const WebhookSection = observer(function WebhookSection({ editor }: Props) {
  const t = useTexts();
  const { webhooks, secret, isAdding } = editor;
  const opener = useOpenerFocus(isAdding);
  return (
    <FormSection title={t('integrations-webhooks')} lead={t('integrations-webhooks-lead')}>
      {secret && (
        <OneTimeSecret
          key={secret.value}
          title={t('webhook-created')}
          label={t('webhook-secret')}
          secret={secret.value}
        />
      )}
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} editor={editor} webhook={webhook} />
      ))}
      {isAdding ? (
        <WebhookFields editor={editor} />
      ) : (
        <Row>
          {webhooks.length < MAX_WEBHOOKS ? (
            <Button ref={opener} look="secondary" onClick={() => editor.add(true)}>
              {t('webhook-add')}
            </Button>
          ) : (
            <p>{t('error-webhook-limit')}</p>
          )}
        </Row>
      )}
      <Deletion editor={editor} />
    </FormSection>
  );
});

const WebhookItem = observer(function WebhookItem({ editor, webhook }: Props & { webhook: Webhook }) {
  const t = useTexts();
  const dates = useDates();
  const { url, events, failingSince, disabledAt } = webhook;
  const isOpen = editor.log?.webhookId === webhook.id;
  return (
    <Stack as="article" aria-label={url}>
      <div>
        <Address>{url}</Address>
        <Hint as="p">{events.map((event) => t<string>(webhookEventText(event))).join(' · ')}</Hint>
      </div>
      {disabledAt !== null && (
        <Alert kind="warning">{t('webhook-disabled', { moment: dates.moment(disabledAt) })}</Alert>
      )}
      {disabledAt === null && failingSince !== null && (
        <Alert kind="warning">{t('webhook-failing', { moment: dates.moment(failingSince) })}</Alert>
      )}
      <Row>
        {disabledAt !== null && (
          <Button size="small" onClick={() => void editor.enable(webhook)}>
            {t('webhook-enable')}
          </Button>
        )}
        {disabledAt === null && (
          <Button look="secondary" size="small" onClick={() => void editor.test(webhook)}>
            {t('webhook-test')}
          </Button>
        )}
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => void editor.toggleLog(webhook)}
        >
          {t('webhook-log')}
        </Button>
        <Button look="quiet" size="small" onClick={() => editor.askToDelete(webhook)}>
          {t('webhook-delete')}
        </Button>
      </Row>
      {isOpen && <WebhookLog editor={editor} webhook={webhook} />}
    </Stack>
  );
});

const WebhookFields = observer(function WebhookFields({ editor }: Props) {
  const t = useTexts();
  const { form } = editor;
  const { values, errors } = form;
  const error = errors['events'];
  return (
    <BoundForm form={form} prefix="webhook" texts="webhook-field" aria-label={t('webhook-add')}>
      <FormErrors />
      <FormTextField
        name="url"
        type="url"
        inputMode="url"
        hint
        required
        autoFocus
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        autoComplete="off"
      />
      <CheckboxGroup<WebhookEvent>
        name="events"
        id="webhook-events"
        label={t('webhook-field-events')}
        options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: t<string>(webhookEventText(event)) }))}
        values={values.events}
        onValues={(events) => form.set('events', events)}
        error={error && t(error)}
      />
      <Row>
        <SubmitButton>{t('webhook-create')}</SubmitButton>
        <Button look="quiet" onClick={() => editor.add(false)}>
          {t('integrations-cancel')}
        </Button>
      </Row>
    </BoundForm>
  );
});

const Deletion = observer(function Deletion({ editor }: Props) {
  const t = useTexts();
  const { deleting, busy } = editor;
  return (
    <Modal
      open={deleting !== null}
      closable={!busy}
      title={t('webhook-delete-title')}
      onClose={() => editor.askToDelete(null)}
    >
      <Stack>
        <p>{t('webhook-delete-text', { url: deleting?.url ?? '' })}</p>
        <Row>
          <Button look="danger" busy={busy} onClick={() => void editor.delete()}>
            {t('webhook-delete')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => editor.askToDelete(null)}>
            {t('integrations-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
