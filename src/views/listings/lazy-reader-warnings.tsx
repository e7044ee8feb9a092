import type { ComponentProps } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';

const ReaderWarnings = lazyPart(() =>
  import('./reader-warnings.tsx').then((module) => module.ReaderWarnings),
);

type Props = Omit<ComponentProps<typeof ReaderWarnings>, 'warnings' | 'now'> & {
  warnings: ComponentProps<typeof ReaderWarnings>['warnings'] | undefined;
};

/** Renders nothing without warnings. */
export function LazyReaderWarnings({ warnings = [], ...props }: Props) {
  return warnings.length > 0 && <ReaderWarnings warnings={warnings} now {...props} />;
}
