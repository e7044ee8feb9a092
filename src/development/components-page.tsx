import styled from '@emotion/styled';
import { Container, Stack } from '../views/components/layout.tsx';
import { actionSamples } from './action-samples.tsx';
import { contentSamples } from './content-samples.tsx';
import { fieldSamples } from './field-samples.tsx';
import { figureSamples } from './figure-samples.tsx';
import { messageSamples } from './message-samples.tsx';
import type { Samples } from './specimen.tsx';
import { TokenSamples } from './token-samples.tsx';

export const SAMPLES: Samples = {
  ...actionSamples,
  ...fieldSamples,
  ...messageSamples,
  ...contentSamples,
  ...figureSamples,
};

const Contents = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    font-size: var(--text-sm);
  }
`;

const Shown = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-top: var(--space-8);
  border-top: 1px solid var(--colour-line);
`;

/** `alert.tsx` is at `#alert`. */
const idOf = (file: string): string => file.replace('.tsx', '');

/** Page with every component in every state and all design tokens, for developers. */
export function ComponentsPage() {
  return (
    <Container as="main" style={{ paddingBlock: 'var(--space-8)' }}>
      <Stack gap="large">
        <h1>Components</h1>
        <p>
          Hover and press Tab for the states that need a pointer or the focus. Add <code>?language=en</code>{' '}
          or <code>?theme=dark</code> (<code>light</code>) to the address.
        </p>
        <Contents aria-label="Contents">
          <ul>
            <li>
              <a href="#tokens">tokens</a>
            </li>
            {Object.keys(SAMPLES).map((file) => (
              <li key={file}>
                <a href={`#${idOf(file)}`}>{idOf(file)}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <Shown id="tokens">
          <h2>tokens</h2>
          <TokenSamples />
        </Shown>
        {Object.entries(SAMPLES).map(([file, Sample]) => (
          <Shown key={file} id={idOf(file)}>
            <h2>{idOf(file)}</h2>
            <Sample />
          </Shown>
        ))}
      </Stack>
    </Container>
  );
}
