import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { planRules } from '../../core/plans/plan-commands.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { TypedHomeEditor } from '../../view-models/plans/typed-home-editor.ts';
import { Hint } from '../components/fields/field.tsx';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm } from '../forms/bound-form.tsx';
import { useLanguage } from '../shell/use-page-language.ts';
import { TypedHomeFields } from './typed-home-fields.tsx';

const Facts = styled.details`
  & > summary {
    padding-block: var(--space-3);
  }
`;

/** Facts of a home entered by hand, folded, because the sums show them. */
export const TypedHome = observer(function TypedHome({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const [editor] = useState(() => new TypedHomeEditor(screen.editor, async () => planRules, language));
  useEffect(() => editor.begin(), [editor]);
  return (
    <Facts>
      <summary>{t('plan-home-change')}</summary>
      <Stack>
        <Hint>{t('plan-home-change-hint')}</Hint>
        <BoundForm form={editor.form} texts="plan-field" aria-label={t('plan-home-change')}>
          <TypedHomeFields cities={screen.cities} isLeft={screen.isLeaving} />
        </BoundForm>
      </Stack>
    </Facts>
  );
});
