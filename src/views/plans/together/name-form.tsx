import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PLAN_LIMITS } from '../../../core/plans/moving-plan.ts';
import type { PlanTogether } from '../../../view-models/plans/together/plan-together.ts';
import { Button } from '../../components/actions/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Name under which a guest edits a shared plan. */
export const NameForm = observer(function NameForm({ together }: { together: PlanTogether }) {
  const t = useTexts();
  const [written, setWritten] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = written ?? together.proposedName;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!together.takeName(name));
      }}
    >
      <Stack gap="small">
        <p>{t('plan-link-name-why')}</p>
        <TextField
          name="visitor-name"
          label={t('plan-link-name')}
          value={name}
          maxLength={PLAN_LIMITS.name}
          autoComplete="given-name"
          error={isMissing ? t('error-plan-name-required') : undefined}
          onValue={setWritten}
        />
        <Row>
          <Button type="submit" size="small">
            {t('plan-link-begin')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
});
