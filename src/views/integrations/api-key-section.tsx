import { observer } from 'mobx-react-lite';
import { KEY_SCOPES, MAX_API_KEYS, MAX_KEY_NAME_LENGTH } from '../../core/integrations/api-key.ts';
import type { ApiKey, KeyScope } from '../../core/integrations/api-key.ts';
import type { ApiKeyEditor } from '../../view-models/integrations/api-key-editor.ts';
import { Button } from '../components/actions/button.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { CheckboxGroup } from '../components/fields/checkbox-group.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { useOpenerFocus } from '../forms/use-opener-focus.ts';
import { useDates } from '../shell/use-page-language.ts';
import { OneTimeSecret } from './one-time-secret.tsx';

type Props = { editor: ApiKeyEditor };

/** API keys of the vendor: list, creation, secret shown once, revocation (SHIP-12). */
export const ApiKeySection = observer(function ApiKeySection({ editor }: Props) {
  const t = useTexts();
  const { keys, secret, isAdding } = editor;
  const opener = useOpenerFocus(isAdding);
  return (
    <FormSection title={t('integrations-keys')} lead={t('integrations-keys-lead')}>
      {secret && (
        <OneTimeSecret
          key={secret.value}
          title={t('key-created', { name: secret.name })}
          label={t('key-secret')}
          secret={secret.value}
        />
      )}
      {keys.length > 0 && <Keys editor={editor} />}
      {isAdding ? (
        <KeyForm editor={editor} />
      ) : (
        <Row>
          {keys.length < MAX_API_KEYS ? (
            <Button ref={opener} look={secret ? 'secondary' : 'primary'} onClick={() => editor.add(true)}>
              {t('key-add')}
            </Button>
          ) : (
            <p>{t('error-key-limit')}</p>
          )}
        </Row>
      )}
      <Revocation editor={editor} />
    </FormSection>
  );
});

/** Text key of a scope. */
const scopeText = (scope: KeyScope) => `key-scope-${scope.replace(':', '-')}`;

const Keys = observer(function Keys({ editor }: Props) {
  const t = useTexts();
  const dates = useDates();
  const cellsOf = (key: ApiKey) => [
    <strong key="name">{key.name}</strong>,
    <code key="start">{key.start}…</code>,
    key.scopes.map((scope) => t<string>(`${scopeText(scope)}-short`)).join(', '),
    key.lastUsedAt === null ? t('key-never-used') : dates.moment(key.lastUsedAt),
    <Button
      key="revoke"
      look="quiet"
      size="small"
      aria-label={t('key-revoke-of', { name: key.name })}
      onClick={() => editor.askToRevoke(key)}
    >
      {t('key-revoke')}
    </Button>,
  ];
  return (
    <DataTable
      isListOnPhones
      label={t('integrations-keys')}
      columns={[
        { title: t('key-field-name') },
        { title: t('key-start') },
        { title: t('key-field-scopes') },
        { title: t('key-last-used') },
        { title: t('key-revocation') },
      ]}
      rows={editor.keys.map((key) => ({ key: key.id, cells: cellsOf(key) }))}
    />
  );
});

const KeyForm = observer(function KeyForm({ editor }: Props) {
  const t = useTexts();
  const { form } = editor;
  const { values, errors } = form;
  const error = errors['scopes'];
  return (
    <BoundForm form={form} prefix="key" texts="key-field" aria-label={t('key-add')}>
      <FormErrors />
      <FormTextField name="name" hint required autoFocus maxLength={MAX_KEY_NAME_LENGTH} autoComplete="off" />
      <CheckboxGroup<KeyScope>
        name="scopes"
        id="key-scopes"
        label={t('key-field-scopes')}
        options={KEY_SCOPES.map((scope) => ({ value: scope, label: t<string>(scopeText(scope)) }))}
        values={values.scopes}
        onValues={(scopes) => form.set('scopes', scopes)}
        error={error && t(error)}
      />
      <Row>
        <SubmitButton>{t('key-create')}</SubmitButton>
        <Button look="quiet" onClick={() => editor.add(false)}>
          {t('integrations-cancel')}
        </Button>
      </Row>
    </BoundForm>
  );
});

const Revocation = observer(function Revocation({ editor }: Props) {
  const t = useTexts();
  const { revoking, busy } = editor;
  return (
    <Modal
      open={revoking !== null}
      closable={!busy}
      title={t('key-revoke-title', { name: revoking?.name ?? '' })}
      onClose={() => editor.askToRevoke(null)}
    >
      <Stack>
        <p>{t('key-revoke-text')}</p>
        <Row>
          <Button look="danger" busy={busy} onClick={() => void editor.revoke()}>
            {t('key-revoke')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => editor.askToRevoke(null)}>
            {t('integrations-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
