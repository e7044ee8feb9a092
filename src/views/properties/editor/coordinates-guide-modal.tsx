import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Modals } from '../../../view-models/site/modals.ts';
import { Button } from '../../components/actions/button.tsx';
import { Columns, Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';

const Steps = styled.section`
  & > h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-md);
  }
  & > ol {
    display: grid;
    gap: var(--space-2);
    padding-left: var(--space-6);
    list-style: decimal;
  }
  & li::marker {
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
`;

const WAYS = ['desktop', 'mobile'] as const;
const STEPS = [1, 2, 3, 4];

/** Instructions for finding coordinates in a map service (MODAL-04). */
export const CoordinatesGuideModal = observer(function CoordinatesGuideModal({
  screen: modals,
}: {
  screen: Modals;
}) {
  const t = useTexts();
  return (
    <Modal open title={t('coordinates-guide-title')} onClose={() => modals.close()}>
      <Stack>
        <p>{t('coordinates-guide-lead')}</p>
        <Columns>
          {WAYS.map((way) => (
            <Steps key={way}>
              <h3>{t(`coordinates-guide-${way}`)}</h3>
              <ol>
                {STEPS.map((step) => (
                  <li key={step}>{t(`coordinates-guide-${way}-${step}`)}</li>
                ))}
              </ol>
            </Steps>
          ))}
        </Columns>
        <Button onClick={() => modals.close()}>{t('done')}</Button>
      </Stack>
    </Modal>
  );
});
