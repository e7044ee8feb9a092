import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_VIEWING_ADDRESS } from '../../../core/properties/viewings/viewing.ts';
import type { ReceivedViewing } from '../../../core/properties/viewings/viewing.ts';
import type { ViewingAnswer } from '../../../view-models/properties/viewings/viewing-answer.ts';
import { Button } from '../../components/actions/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { ChangeAlert } from '../../components/messages/alert.tsx';
import { MailIcon, PhoneIcon } from '../../components/page-icons.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { Contacts, ViewingCard } from './viewing-card.tsx';

type Props = { viewing: ReceivedViewing; answer: ViewingAnswer };

/** A request in the landlord's list: visitor and possible answers. */
export const ReceivedViewingCard = observer(function ReceivedViewingCard({ viewing, answer }: Props) {
  const t = useTexts();
  const { contactName, contactPhone, contactEmail } = viewing;
  return (
    <ViewingCard viewing={viewing}>
      {answer.changed?.id === viewing.id && <ChangeAlert text={t(answer.changed.key)} />}
      <Contacts>
        <strong>{contactName}</strong>
        <a href={`tel:${contactPhone}`}>
          <PhoneIcon />
          {contactPhone}
        </a>
        <a href={`mailto:${contactEmail}`}>
          <MailIcon />
          {contactEmail}
        </a>
      </Contacts>
      {answer.to?.viewing.id === viewing.id ? (
        <AnswerForm answer={answer} />
      ) : (
        <Actions viewing={viewing} answer={answer} />
      )}
    </ViewingCard>
  );
});

const Actions = observer(function Actions({ viewing, answer }: Props) {
  const t = useTexts();
  const [address, setAddress] = useState(viewing.address);
  const { next } = viewing;
  if (next.length === 0) return null;
  const choices = (
    <Row>
      {next.includes('accept') && (
        <Button
          size="small"
          busy={answer.accepting === viewing.id}
          onClick={() => void answer.accept(viewing, address)}
        >
          {t('viewing-accept')}
        </Button>
      )}
      {next.includes('propose') && (
        <Button look="secondary" size="small" onClick={() => answer.begin(viewing, 'propose')}>
          {t('viewing-propose')}
        </Button>
      )}
      {next.includes('decline') && (
        <Button look="quiet" size="small" onClick={() => answer.begin(viewing, 'decline')}>
          {t('viewing-decline')}
        </Button>
      )}
    </Row>
  );
  if (!next.includes('accept')) return choices;
  return (
    <Stack gap="small">
      <TextField
        id={`viewing-address-${viewing.id}`}
        name="address"
        label={t('viewing-modal-address')}
        hint={t('viewing-modal-address-hint')}
        value={address}
        maxLength={MAX_VIEWING_ADDRESS}
        onValue={setAddress}
      />
      {choices}
    </Stack>
  );
});
