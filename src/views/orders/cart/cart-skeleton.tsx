import styled from '@emotion/styled';
import { Panel, Stack, WithSide } from '../../components/layout.tsx';
import { Skeleton } from '../../components/messages/skeleton.tsx';
import { useTexts } from '../../components/use-texts.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--space-24) minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5);
`;

const Place = styled(WithSide)`
  @media (scripting: none) {
    display: none;
  }
`;

/** Placeholder of the cart in the rendered page, because the server does not know it. */
export function CartSkeleton() {
  const t = useTexts();
  return (
    <Place data-side="end" role="group" aria-busy="true" aria-label={t('loading')}>
      <Stack gap="large">
        <Panel>
          <Skeleton shape="short" />
          {['first', 'second'].map((key) => (
            <Line key={key}>
              <Skeleton shape="square" />
              <Stack gap="small">
                <Skeleton />
                <Skeleton shape="short" />
                <Skeleton shape="button" />
              </Stack>
            </Line>
          ))}
        </Panel>
        <Panel>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Panel>
      </Stack>
      <Panel>
        <Stack>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </Stack>
      </Panel>
    </Place>
  );
}
