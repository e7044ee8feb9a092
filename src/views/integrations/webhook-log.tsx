import { observer } from 'mobx-react-lite';
import type {
  DeliveredEvent,
  DeliveryStatus,
  Webhook,
  WebhookDelivery,
} from '../../core/integrations/webhook.ts';
import type { WebhookEditor } from '../../view-models/integrations/webhook-editor.ts';
import { Button } from '../components/actions/button.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { Row } from '../components/layout.tsx';
import { Badge } from '../components/messages/badge.tsx';
import type { BadgeProps } from '../components/messages/badge.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

const LOOKS: Record<DeliveryStatus, BadgeProps['look']> = {
  waiting: 'plain',
  delivered: 'good',
  failed: 'warning',
};

/** Text key of an event. */
export const webhookEventText = (event: DeliveredEvent): string => `webhook-event-${event.replace('.', '-')}`;

type Props = { editor: WebhookEditor; webhook: Webhook };

/** Newest deliveries of a webhook, each with its outcome and a button to send it again. */
export const WebhookLog = observer(function WebhookLog({ editor, webhook }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { log, busy } = editor;
  if (!log) return null;
  const mayResend = webhook.disabledAt === null;
  const isWaiting = log.deliveries.some(({ nextAt }) => nextAt !== null);
  const cellsOf = (delivery: WebhookDelivery) => {
    const { event, status, attempts, createdAt, nextAt } = delivery;
    const name = t<string>(webhookEventText(event));
    return [
      name,
      dates.moment(createdAt),
      <Badge key="status" look={LOOKS[status]}>
        {t(`webhook-status-${status}`)}
      </Badge>,
      String(attempts),
      outcomeOf(delivery, t),
      ...(isWaiting ? [nextAt === null ? '' : dates.moment(nextAt)] : []),
      mayResend && status !== 'waiting' && (
        <Button
          key="resend"
          look="quiet"
          size="small"
          aria-label={t('webhook-resend-of', { event: name, moment: dates.moment(createdAt) })}
          onClick={() => void editor.resend(delivery)}
        >
          {t('webhook-resend')}
        </Button>
      ),
    ];
  };
  return (
    <>
      {log.deliveries.length === 0 ? (
        <p>{t('webhook-log-empty')}</p>
      ) : (
        <DataTable
          isListOnPhones
          label={t('webhook-log')}
          columns={[
            { title: t('webhook-log-event') },
            { title: t('webhook-log-time') },
            { title: t('status') },
            { title: t('webhook-log-attempts'), isNumber: true },
            { title: t('webhook-log-response') },
            ...(isWaiting ? [{ title: t('webhook-log-next') }] : []),
            { title: t('webhook-log-again') },
          ]}
          rows={log.deliveries.map((delivery) => ({ key: delivery.id, cells: cellsOf(delivery) }))}
        />
      )}
      <Row>
        <Button look="quiet" size="small" busy={busy} onClick={() => void editor.readLog(webhook.id)}>
          {t('webhook-log-refresh')}
        </Button>
      </Row>
    </>
  );
});

/** Status of the response, or why there is none. */
function outcomeOf({ responseStatus, error }: WebhookDelivery, t: ReturnType<typeof useTexts>): string {
  if (responseStatus !== null) return String(responseStatus);
  return error === null || error === 'response' ? '' : t(`webhook-error-${error}`);
}
