import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { SelectionEditor } from '../../view-models/services/selection-editor.ts';
import { useTexts } from '../components/use-texts.ts';
import { ServiceItem } from './service-item.tsx';

const More = styled.details`
  & > summary {
    padding-block: var(--space-3);
  }
`;

/** Services that can be added to a plan or order, folded at first. */
export const MoreServices = observer(function MoreServices({ choice }: { choice: SelectionEditor }) {
  const t = useTexts();
  if (choice.offered.length === 0) return null;
  return (
    <More>
      <summary>{t('services-more')}</summary>
      {choice.offered.map(({ key, name, items }) => (
        <section key={key} aria-label={name}>
          <ul>
            {items.map((item) => (
              <ServiceItem key={item.serviceKey} item={item} choice={choice} />
            ))}
          </ul>
        </section>
      ))}
    </More>
  );
});
