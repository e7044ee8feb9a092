import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { PROPERTY_FIELDS } from '../../../core/properties/property-fields.ts';
import { namesWith } from '../../../core/shared/fields.ts';
import type { PropertyEditor } from '../../../view-models/properties/property-editor.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { EditClashes } from '../../forms/edit-clashes.tsx';
import { SavingFailed } from '../../forms/saving-failed.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { propertyFieldLabel, propertyFieldText } from './property-field-words.ts';
import { formatMoment } from '../../../core/shared/date-format.ts';

const Line = styled(Row)`
  min-height: var(--space-8);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

/** State of saving, with the actions after an error. */
export const SavingStatus = observer(function SavingStatus({ editor }: { editor: PropertyEditor }) {
  const t = useTexts();
  const language = useLanguage();
  const { saving, status, offered, version, unsaved } = editor;
  const clashing = version.clashes.length > 0;
  const time = (moment: Date) => formatMoment(moment, language, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <Line role="status">
        <Badge look={status === 'active' ? 'good' : 'plain'}>{t(`own-state-${status}`)}</Badge>
        {saving.state === 'changed' && status !== 'draft' && t('saving-changed')}
        {(saving.state === 'saving' || (saving.state === 'changed' && status === 'draft')) && t('saving')}
        {saving.state === 'saved' && saving.savedAt && t('saving-saved', { time: time(saving.savedAt) })}
      </Line>
      {Object.keys(unsaved).length > 0 && (
        <Alert kind="warning">
          {t('saving-unsaved', {
            fields: Object.keys(unsaved)
              .map((name) => propertyFieldLabel(name, t))
              .join(', '),
          })}
        </Alert>
      )}
      <EditClashes
        version={version}
        amounts={namesWith(PROPERTY_FIELDS, 'kind', 'money')}
        labelOf={(field) => propertyFieldLabel(field, t)}
        textOf={(field, value) => propertyFieldText(field, value, t, editor.tools.cities)}
        onChoose={(clash, side) => editor.choose(clash, side)}
      />
      {!clashing && <SavingFailed saving={saving} />}
      {offered && (
        <Alert kind="info" title={t('saving-changed')}>
          <p>{t('kept-text')}</p>
          <Row>
            <Button size="small" look="secondary" onClick={() => editor.restore()}>
              {t('own-action-restore')}
            </Button>
            <Button size="small" look="quiet" onClick={() => editor.discard()}>
              {t('kept-discard')}
            </Button>
          </Row>
        </Alert>
      )}
    </>
  );
});
